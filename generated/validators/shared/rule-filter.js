// Generated from schemas/types/rule-filter.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj4 } from './reference.js'
import { validate as obj7 } from './coded-value.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"kinds":{"type":"array","items":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]}},"compositions":{"type":"array","items":{"enum":["Individual","Group","MultiService"]}},"definitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"serviceCategories":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"payers":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"roles":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"modes":{"type":"array","items":{"enum":["InPerson","Telehealth"]}},"visitStatuses":{"type":"array","items":{"enum":["Show","NoShow","Cancelled"]}},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"}}};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"];
const obj2 = ["Individual","Group","MultiService"];
const obj11 = ["InPerson","Telehealth"];
const obj13 = ["Show","NoShow","Cancelled"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kinds !== undefined){
let data0 = data.kinds;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0.includes(data0[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/kinds/" + i0,keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.compositions !== undefined){
let data2 = data.compositions;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2.includes(data2[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/compositions/" + i1,keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/compositions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.definitions !== undefined){
let data4 = data.definitions;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(obj4(data4[i2], {instancePath:instancePath+"/definitions/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data6 = data.programs;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(!(obj4(data6[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data8 = data.services;
if(Array.isArray(data8)){
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(!(obj4(data8[i4], {instancePath:instancePath+"/services/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.serviceCategories !== undefined){
let data10 = data.serviceCategories;
if(Array.isArray(data10)){
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
if(!(obj7(data10[i5], {instancePath:instancePath+"/serviceCategories/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceCategories",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.payers !== undefined){
let data12 = data.payers;
if(Array.isArray(data12)){
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
if(!(obj4(data12[i6], {instancePath:instancePath+"/payers/" + i6,parentData:data12,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.roles !== undefined){
let data14 = data.roles;
if(Array.isArray(data14)){
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
if(!(obj4(data14[i7], {instancePath:instancePath+"/roles/" + i7,parentData:data14,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.licenses !== undefined){
let data16 = data.licenses;
if(Array.isArray(data16)){
const len8 = data16.length;
for(let i8=0; i8<len8; i8++){
if(!(obj7(data16[i8], {instancePath:instancePath+"/licenses/" + i8,parentData:data16,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.modes !== undefined){
let data18 = data.modes;
if(Array.isArray(data18)){
const len9 = data18.length;
for(let i9=0; i9<len9; i9++){
if(!(obj11.includes(data18[i9]))){
(vErrors ??= []).push({instancePath:instancePath+"/modes/" + i9,keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.visitStatuses !== undefined){
let data20 = data.visitStatuses;
if(Array.isArray(data20)){
const len10 = data20.length;
for(let i10=0; i10<len10; i10++){
if(!(obj13.includes(data20[i10]))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses/" + i10,keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.from !== undefined){
let data22 = data.from;
if(typeof data22 === "string"){
if(!(formats0.validate(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.until !== undefined){
let data23 = data.until;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
