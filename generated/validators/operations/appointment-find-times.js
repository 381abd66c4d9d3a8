// Generated from schemas/operations/appointment-find-times.json by npm run generate. Edits are lost.
import { equal as func1 } from '../runtime.js'
import { formats } from '../runtime.js'
import { validate as obj6 } from '../shared/clock-time.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"owners":{"type":"array","items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":20,"uniqueItems":true},"locations":{"type":"array","items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":200,"uniqueItems":true},"patient":{"type":"string","format":"uuid"},"minutes":{"type":"integer","minimum":5,"maximum":960},"service":{"type":"string","format":"uuid"},"program":{"type":"string","format":"uuid"},"mode":{"enum":["InPerson","Telehealth"]},"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"maxItems":7,"uniqueItems":true},"timeOfDay":{"type":"array","items":{"enum":["Morning","Afternoon","Evening"]},"maxItems":3,"uniqueItems":true},"notBefore":{"x-shared":"generated/validators/shared/clock-time.js"},"notAfter":{"x-shared":"generated/validators/shared/clock-time.js"},"except":{"type":"string","format":"uuid"}},"required":["owners","minutes","from","to"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats10 = formats["date-time"];
const obj0 = ["InPerson","Telehealth"];
const obj2 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const obj4 = ["Morning","Afternoon","Evening"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owners === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owners"}});errors++;
}
if(data.minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minutes"}});errors++;
}
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"}});errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.owners !== undefined){
let data0 = data.owners;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.locations !== undefined){
let data2 = data.locations;
if(Array.isArray(data2)){
if(data2.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/locations/" + i2,keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations/" + i2,keyword:"type",params:{type: "string"}});errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data2[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"uniqueItems",params:{i: i3, j: j1}});errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patient !== undefined){
let data4 = data.patient;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.minutes !== undefined){
let data5 = data.minutes;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data5 == "number"){
if(data5 > 960 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 960}});errors++;
}
if(data5 < 5 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 5}});errors++;
}
}
}
if(data.service !== undefined){
let data6 = data.service;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/service",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.program !== undefined){
let data7 = data.program;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj0.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.from !== undefined){
let data9 = data.from;
if(typeof data9 === "string"){
if(!(formats10.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.to !== undefined){
let data10 = data.to;
if(typeof data10 === "string"){
if(!(formats10.validate(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.weekdays !== undefined){
let data11 = data.weekdays;
if(Array.isArray(data11)){
if(data11.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"maxItems",params:{limit: 7}});errors++;
}
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
if(!(obj2.includes(data11[i4]))){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays/" + i4,keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
let i5 = data11.length;
let j2;
if(i5 > 1){
outer0:
for(;i5--;){
for(j2 = i5; j2--;){
if(func1(data11[i5], data11[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"uniqueItems",params:{i: i5, j: j2}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.timeOfDay !== undefined){
let data13 = data.timeOfDay;
if(Array.isArray(data13)){
if(data13.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/timeOfDay",keyword:"maxItems",params:{limit: 3}});errors++;
}
const len3 = data13.length;
for(let i6=0; i6<len3; i6++){
if(!(obj4.includes(data13[i6]))){
(vErrors ??= []).push({instancePath:instancePath+"/timeOfDay/" + i6,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i7 = data13.length;
let j3;
if(i7 > 1){
outer1:
for(;i7--;){
for(j3 = i7; j3--;){
if(func1(data13[i7], data13[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/timeOfDay",keyword:"uniqueItems",params:{i: i7, j: j3}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timeOfDay",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.notBefore !== undefined){
if(!(obj6(data.notBefore, {instancePath:instancePath+"/notBefore",parentData:data,parentDataProperty:"notBefore",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.notAfter !== undefined){
if(!(obj6(data.notAfter, {instancePath:instancePath+"/notAfter",parentData:data,parentDataProperty:"notAfter",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.except !== undefined){
let data17 = data.except;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/except",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/except",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
