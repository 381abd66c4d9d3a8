// Generated from schemas/types/acceptance.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const obj1 = ["Waiting","Proposed","Accepted","Declined","Withdrawn"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.askedAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "askedAt"}});errors++;
}
if(data.answer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answer"}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "askedBy") || (key0 === "askedAt")) || (key0 === "answer")) || (key0 === "answeredBy")) || (key0 === "answeredAt")) || (key0 === "proposal"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.askedBy !== undefined){
if(!(obj0(data.askedBy, {instancePath:instancePath+"/askedBy",parentData:data,parentDataProperty:"askedBy",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.askedAt !== undefined){
let data1 = data.askedAt;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/askedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/askedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.answer !== undefined){
if(!(obj1.includes(data.answer))){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.answeredBy !== undefined){
if(!(obj0(data.answeredBy, {instancePath:instancePath+"/answeredBy",parentData:data,parentDataProperty:"answeredBy",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.answeredAt !== undefined){
let data4 = data.answeredAt;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/answeredAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answeredAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.proposal !== undefined){
let data5 = data.proposal;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proposal",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data5.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proposal",keyword:"required",params:{missingProperty: "end"}});errors++;
}
if(data5.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proposal",keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key1 in data5){
if(!((((((key1 === "start") || (key1 === "end")) || (key1 === "location")) || (key1 === "comment")) || (key1 === "at")) || (key1 === "by"))){
(vErrors ??= []).push({instancePath:instancePath+"/proposal",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data5.start !== undefined){
let data6 = data5.start;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/proposal/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proposal/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data5.end !== undefined){
let data7 = data5.end;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/proposal/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proposal/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data5.location !== undefined){
if(!(obj0(data5.location, {instancePath:instancePath+"/proposal/location",parentData:data5,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data5.comment !== undefined){
let data9 = data5.comment;
if(typeof data9 === "string"){
if(func0(data9) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/proposal/comment",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proposal/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data5.at !== undefined){
let data10 = data5.at;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/proposal/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proposal/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data5.by !== undefined){
if(!(obj0(data5.by, {instancePath:instancePath+"/proposal/by",parentData:data5,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proposal",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
