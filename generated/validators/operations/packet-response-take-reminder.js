// Generated from schemas/operations/packet-response-take-reminder.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
export const input = validate0;
const obj1 = ["InApp","Email","Sms"];
const obj3 = ["Pending","Success","Failed","Warning","Hold"];
const obj5 = ["NotReached","Refused","NotChosen","NoAddress","NotSetUp","QuietHours","OfferEnded"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "person"}});errors++;
}
if(data.day === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "day"}});errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "person") || (key0 === "day")) || (key0 === "at")) || (key0 === "channel")) || (key0 === "result")) || (key0 === "trouble"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.person !== undefined){
if(!(obj0(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 365 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.channel !== undefined){
if(!(obj1.includes(data.channel))){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.result !== undefined){
if(!(obj3.includes(data.result))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.trouble !== undefined){
if(!(obj5.includes(data.trouble))){
(vErrors ??= []).push({instancePath:instancePath+"/trouble",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
