// Generated from schemas/types/signature.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj10 } from './coded-value.js'
import { validate as obj6 } from './reference.js'
import { validate as obj8 } from './licence-snapshot.js'
import { validate as obj9 } from './content.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"meaning":{"enum":["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"]},"method":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]},"signer":{"x-shared":"generated/validators/shared/reference.js"},"onBehalfOf":{"x-shared":"generated/validators/shared/reference.js"},"signedAt":{"type":"string","format":"date-time"},"stepId":{"type":"string","minLength":1,"maxLength":64},"licence":{"x-shared":"generated/validators/shared/licence-snapshot.js"},"credentialsText":{"type":"string","maxLength":120},"image":{"x-shared":"generated/validators/shared/content.js"},"strokes":{"type":"string","maxLength":200000},"contentHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"resourceVersion":{"type":"string","maxLength":20},"ip":{"type":"string","maxLength":64},"deviceName":{"type":"string","maxLength":200},"refusalReason":{"x-shared":"generated/validators/shared/coded-value.js"},"comment":{"type":"string","maxLength":1000},"amendment":{"type":"string","minLength":1,"maxLength":64},"delegateOf":{"x-shared":"generated/validators/shared/reference.js"},"takenBy":{"x-shared":"generated/validators/shared/reference.js"},"witness":{"type":"string","maxLength":120},"invalidated":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","maxLength":500}},"required":["at","by","reason"]}},"required":["id","role","meaning","method","signer","contentHash","resourceVersion"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const obj2 = ["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"];
const obj4 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
const formats0 = formats["date-time"];
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.meaning === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meaning"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.signer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signer"}});errors++;
}
if(data.contentHash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contentHash"}});errors++;
}
if(data.resourceVersion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceVersion"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.role !== undefined){
if(!(obj0.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.meaning !== undefined){
if(!(obj2.includes(data.meaning))){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.method !== undefined){
if(!(obj4.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.signer !== undefined){
if(!(obj6(data.signer, {instancePath:instancePath+"/signer",parentData:data,parentDataProperty:"signer",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.onBehalfOf !== undefined){
if(!(obj6(data.onBehalfOf, {instancePath:instancePath+"/onBehalfOf",parentData:data,parentDataProperty:"onBehalfOf",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.signedAt !== undefined){
let data6 = data.signedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/signedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.stepId !== undefined){
let data7 = data.stepId;
if(typeof data7 === "string"){
if(func1(data7) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.licence !== undefined){
if(!(obj8(data.licence, {instancePath:instancePath+"/licence",parentData:data,parentDataProperty:"licence",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.credentialsText !== undefined){
let data9 = data.credentialsText;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/credentialsText",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credentialsText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.image !== undefined){
if(!(obj9(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.strokes !== undefined){
let data11 = data.strokes;
if(typeof data11 === "string"){
if(func1(data11) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxLength",params:{limit: 200000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.contentHash !== undefined){
let data12 = data.contentHash;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceVersion !== undefined){
let data13 = data.resourceVersion;
if(typeof data13 === "string"){
if(func1(data13) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/resourceVersion",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resourceVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ip !== undefined){
let data14 = data.ip;
if(typeof data14 === "string"){
if(func1(data14) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/ip",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ip",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.deviceName !== undefined){
let data15 = data.deviceName;
if(typeof data15 === "string"){
if(func1(data15) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/deviceName",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deviceName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.refusalReason !== undefined){
if(!(obj10(data.refusalReason, {instancePath:instancePath+"/refusalReason",parentData:data,parentDataProperty:"refusalReason",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data17 = data.comment;
if(typeof data17 === "string"){
if(func1(data17) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.amendment !== undefined){
let data18 = data.amendment;
if(typeof data18 === "string"){
if(func1(data18) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/amendment",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/amendment",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amendment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.delegateOf !== undefined){
if(!(obj6(data.delegateOf, {instancePath:instancePath+"/delegateOf",parentData:data,parentDataProperty:"delegateOf",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.takenBy !== undefined){
if(!(obj6(data.takenBy, {instancePath:instancePath+"/takenBy",parentData:data,parentDataProperty:"takenBy",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.witness !== undefined){
let data21 = data.witness;
if(typeof data21 === "string"){
if(func1(data21) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/witness",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/witness",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.invalidated !== undefined){
let data22 = data.invalidated;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/invalidated",keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data22.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/invalidated",keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data22.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/invalidated",keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key1 in data22){
if(!(((key1 === "at") || (key1 === "by")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/invalidated",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data22.at !== undefined){
let data23 = data22.at;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/invalidated/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invalidated/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data22.by !== undefined){
if(!(obj6(data22.by, {instancePath:instancePath+"/invalidated/by",parentData:data22,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data22.reason !== undefined){
let data25 = data22.reason;
if(typeof data25 === "string"){
if(func1(data25) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/invalidated/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invalidated/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invalidated",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
