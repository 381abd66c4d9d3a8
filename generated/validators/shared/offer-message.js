// Generated from schemas/types/offer-message.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const formats0 = formats["date-time"];
const obj0 = ["InApp","Email","Sms"];
const obj2 = ["Pending","Success","Failed","Warning","Hold"];
const obj4 = ["NotReached","Refused","NotChosen","NoAddress","NotSetUp","QuietHours","OfferEnded"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attendee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attendee"}});errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "attendee") || (key0 === "at")) || (key0 === "channel")) || (key0 === "result")) || (key0 === "trouble"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.attendee !== undefined){
let data0 = data.attendee;
if(typeof data0 === "string"){
if(func0(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/attendee",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attendee",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.channel !== undefined){
if(!(obj0.includes(data.channel))){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.result !== undefined){
if(!(obj2.includes(data.result))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.trouble !== undefined){
if(!(obj4.includes(data.trouble))){
(vErrors ??= []).push({instancePath:instancePath+"/trouble",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
