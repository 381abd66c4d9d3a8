// Generated from schemas/types/authorization.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj2 } from './reference.js'
import { validate as obj5 } from './coded-value.js'
import { validate as obj8 } from './date-period.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"number":{"type":"string","maxLength":40},"status":{"enum":["Requested","Approved","Denied","Exhausted","Expired","Cancelled"]},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"practitioners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"unitKind":{"x-shared":"generated/validators/shared/coded-value.js"},"unitsApproved":{"type":"number","minimum":0},"unitsUsed":{"type":"number","minimum":0},"unitsPlanned":{"type":"number","minimum":0},"unitsRemaining":{"type":"number"},"lowUntil":{"type":"string","format":"date"},"frequencyLimit":{"type":"object","additionalProperties":false,"properties":{"units":{"type":"number","minimum":0},"per":{"enum":["day","week","month"]}},"required":["units","per"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"requestedAt":{"type":"string","format":"date-time"},"decidedAt":{"type":"string","format":"date-time"},"contact":{"type":"string","maxLength":200},"documents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"warnAtPercent":{"type":"integer","minimum":0,"maximum":100},"notes":{"type":"string","maxLength":2000}},"required":["id","number","status","services","unitKind","unitsApproved","period"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Requested","Approved","Denied","Exhausted","Expired","Cancelled"];
const obj6 = ["day","week","month"];
const formats0 = formats.date;
const formats2 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.services === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "services"}});errors++;
}
if(data.unitKind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unitKind"}});errors++;
}
if(data.unitsApproved === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unitsApproved"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(func1(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj0.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.services !== undefined){
let data3 = data.services;
if(Array.isArray(data3)){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data3[i0], {instancePath:instancePath+"/services/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data5 = data.programs;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data5[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.practitioners !== undefined){
let data7 = data.practitioners;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(obj2(data7[i2], {instancePath:instancePath+"/practitioners/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/practitioners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.unitKind !== undefined){
if(!(obj5(data.unitKind, {instancePath:instancePath+"/unitKind",parentData:data,parentDataProperty:"unitKind",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.unitsApproved !== undefined){
let data10 = data.unitsApproved;
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/unitsApproved",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unitsApproved",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.unitsUsed !== undefined){
let data11 = data.unitsUsed;
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/unitsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unitsUsed",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.unitsPlanned !== undefined){
let data12 = data.unitsPlanned;
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/unitsPlanned",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unitsPlanned",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.unitsRemaining !== undefined){
if(!(typeof data.unitsRemaining == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/unitsRemaining",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.lowUntil !== undefined){
let data14 = data.lowUntil;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/lowUntil",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lowUntil",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.frequencyLimit !== undefined){
let data15 = data.frequencyLimit;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.units === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyLimit",keyword:"required",params:{missingProperty: "units"}});errors++;
}
if(data15.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyLimit",keyword:"required",params:{missingProperty: "per"}});errors++;
}
for(const key1 in data15){
if(!((key1 === "units") || (key1 === "per"))){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyLimit",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.units !== undefined){
let data16 = data15.units;
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyLimit/units",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/frequencyLimit/units",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data15.per !== undefined){
if(!(obj6.includes(data15.per))){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyLimit/per",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/frequencyLimit",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.period !== undefined){
if(!(obj8(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.requestedAt !== undefined){
let data19 = data.requestedAt;
if(typeof data19 === "string"){
if(!(formats2.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/requestedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requestedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.decidedAt !== undefined){
let data20 = data.decidedAt;
if(typeof data20 === "string"){
if(!(formats2.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/decidedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/decidedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.contact !== undefined){
let data21 = data.contact;
if(typeof data21 === "string"){
if(func1(data21) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/contact",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contact",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.documents !== undefined){
let data22 = data.documents;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(obj2(data22[i3], {instancePath:instancePath+"/documents/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.warnAtPercent !== undefined){
let data24 = data.warnAtPercent;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/warnAtPercent",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 > 100 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/warnAtPercent",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/warnAtPercent",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.notes !== undefined){
let data25 = data.notes;
if(typeof data25 === "string"){
if(func1(data25) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
