// Generated from schemas/types/waiting-note.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"note":{"x-shared":"generated/validators/shared/reference.js"},"versionId":{"type":"string","maxLength":18},"subject":{"x-shared":"generated/validators/shared/reference.js"},"definition":{"type":"string","maxLength":250},"author":{"x-shared":"generated/validators/shared/reference.js"},"serviceDate":{"type":"string","format":"date"},"signingState":{"enum":["Draft","ReadyToSign","PartiallySigned","Signed","Returned","Amending","Voided"]},"meaning":{"enum":["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"]},"composition":{"enum":["Individual","Group","MultiService"]},"stepId":{"type":"string","maxLength":64},"attestationText":{"type":"string","maxLength":20000},"contentHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"isOpened":{"type":"boolean"},"since":{"type":"string","format":"date-time"},"dueToSign":{"type":"string","format":"date-time"},"warnings":{"type":"integer","minimum":0},"delegateOf":{"x-shared":"generated/validators/shared/reference.js"},"mayReassign":{"type":"boolean"}},"required":["note","versionId","subject","definition","author","serviceDate","signingState","meaning","composition","stepId","contentHash","isOpened","warnings","mayReassign"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Draft","ReadyToSign","PartiallySigned","Signed","Returned","Amending","Voided"];
const obj5 = ["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"];
const obj7 = ["Individual","Group","MultiService"];
const formats0 = formats.date;
const formats2 = formats["date-time"];
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"}});errors++;
}
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.definition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.serviceDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "serviceDate"}});errors++;
}
if(data.signingState === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signingState"}});errors++;
}
if(data.meaning === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meaning"}});errors++;
}
if(data.composition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "composition"}});errors++;
}
if(data.stepId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stepId"}});errors++;
}
if(data.contentHash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contentHash"}});errors++;
}
if(data.isOpened === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isOpened"}});errors++;
}
if(data.warnings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "warnings"}});errors++;
}
if(data.mayReassign === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mayReassign"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.note !== undefined){
if(!(obj0(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.versionId !== undefined){
let data1 = data.versionId;
if(typeof data1 === "string"){
if(func1(data1) > 18){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"maxLength",params:{limit: 18}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj0(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.definition !== undefined){
let data3 = data.definition;
if(typeof data3 === "string"){
if(func1(data3) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/definition",keyword:"maxLength",params:{limit: 250}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj0(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.serviceDate !== undefined){
let data5 = data.serviceDate;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.signingState !== undefined){
if(!(obj3.includes(data.signingState))){
(vErrors ??= []).push({instancePath:instancePath+"/signingState",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.meaning !== undefined){
if(!(obj5.includes(data.meaning))){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.composition !== undefined){
if(!(obj7.includes(data.composition))){
(vErrors ??= []).push({instancePath:instancePath+"/composition",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.stepId !== undefined){
let data9 = data.stepId;
if(typeof data9 === "string"){
if(func1(data9) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.attestationText !== undefined){
let data10 = data.attestationText;
if(typeof data10 === "string"){
if(func1(data10) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/attestationText",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attestationText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.contentHash !== undefined){
let data11 = data.contentHash;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isOpened !== undefined){
if(typeof data.isOpened !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isOpened",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.since !== undefined){
let data13 = data.since;
if(typeof data13 === "string"){
if(!(formats2.validate(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.dueToSign !== undefined){
let data14 = data.dueToSign;
if(typeof data14 === "string"){
if(!(formats2.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/dueToSign",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dueToSign",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.warnings !== undefined){
let data15 = data.warnings;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/warnings",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/warnings",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.delegateOf !== undefined){
if(!(obj0(data.delegateOf, {instancePath:instancePath+"/delegateOf",parentData:data,parentDataProperty:"delegateOf",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.mayReassign !== undefined){
if(typeof data.mayReassign !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mayReassign",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
