// Generated from schemas/resources/condition.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj11 } from './shared/approximate.js'
import { validate as obj14 } from './shared/annotation.js'
import { validate as obj18 } from './shared/meta.js'
import { validate as obj4 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Condition"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"category":{"enum":["Diagnosis","Problem","Concern","SocialNeed"]},"code":{"x-shared":"generated/validators/shared/coded-value.js"},"clinicalStatus":{"enum":["Active","Recurrence","Remission","Inactive","Resolved"]},"verification":{"enum":["Provisional","Confirmed","RuledOut","EnteredInError"]},"severity":{"enum":["Mild","Moderate","Severe"]},"specifiers":{"type":"array","items":{"type":"string","maxLength":120}},"onsetDate":{"x-shared":"generated/validators/shared/approximate.js"},"resolutionDate":{"x-shared":"generated/validators/shared/approximate.js"},"assessor":{"x-shared":"generated/validators/shared/reference.js"},"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"recordedDate":false,"rank":{"type":"integer","minimum":1},"evidence":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"episodes":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"sensitive":{"type":"boolean"},"note":false,"noteRow":false},"required":["subject","category","code","clinicalStatus","verification"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Diagnosis","Problem","Concern","SocialNeed"];
const obj5 = ["Active","Recurrence","Remission","Inactive","Resolved"];
const obj7 = ["Provisional","Confirmed","RuledOut","EnteredInError"];
const obj9 = ["Mild","Moderate","Severe"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.clinicalStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clinicalStatus"}});errors++;
}
if(data.verification === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});errors++;
}
if(data.resourceType !== undefined){
if("Condition" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Condition"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"false schema",params:{}});errors++;
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"false schema",params:{}});errors++;
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(obj2.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.code !== undefined){
if(!(obj4(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.clinicalStatus !== undefined){
if(!(obj5.includes(data.clinicalStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/clinicalStatus",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.verification !== undefined){
if(!(obj7.includes(data.verification))){
(vErrors ??= []).push({instancePath:instancePath+"/verification",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj9.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data.specifiers !== undefined){
let data13 = data.specifiers;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func1(data14) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/specifiers/" + i1,keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/specifiers/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/specifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.onsetDate !== undefined){
if(!(obj11(data.onsetDate, {instancePath:instancePath+"/onsetDate",parentData:data,parentDataProperty:"onsetDate",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.resolutionDate !== undefined){
if(!(obj11(data.resolutionDate, {instancePath:instancePath+"/resolutionDate",parentData:data,parentDataProperty:"resolutionDate",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.assessor !== undefined){
if(!(obj1(data.assessor, {instancePath:instancePath+"/assessor",parentData:data,parentDataProperty:"assessor",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(obj14(data18[i2], {instancePath:instancePath+"/notes/" + i2,parentData:data18,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.recordedDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recordedDate",keyword:"false schema",params:{}});errors++;
}
if(data.rank !== undefined){
let data21 = data.rank;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.evidence !== undefined){
let data22 = data.evidence;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data22[i3], {instancePath:instancePath+"/evidence/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.episodes !== undefined){
let data24 = data.episodes;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data24[i4], {instancePath:instancePath+"/episodes/" + i4,parentData:data24,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/episodes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sensitive !== undefined){
if(typeof data.sensitive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sensitive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.note !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"false schema",params:{}});errors++;
}
if(data.noteRow !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Condition"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"category":{"enum":["Diagnosis","Problem","Concern","SocialNeed"]},"code":{"x-shared":"generated/validators/shared/coded-value.js"},"clinicalStatus":{"enum":["Active","Recurrence","Remission","Inactive","Resolved"]},"verification":{"enum":["Provisional","Confirmed","RuledOut","EnteredInError"]},"severity":{"enum":["Mild","Moderate","Severe"]},"specifiers":{"type":"array","items":{"type":"string","maxLength":120}},"onsetDate":{"x-shared":"generated/validators/shared/approximate.js"},"resolutionDate":{"x-shared":"generated/validators/shared/approximate.js"},"assessor":{"x-shared":"generated/validators/shared/reference.js"},"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"recordedDate":{"type":"string","format":"date-time"},"rank":{"type":"integer","minimum":1},"evidence":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"episodes":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"sensitive":{"type":"boolean"},"note":{"x-shared":"generated/validators/shared/reference.js"},"noteRow":{"type":"string","maxLength":300}},"required":["id","resourceType","partition","display","meta","subject","category","code","clinicalStatus","verification","recordedDate","sensitive"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.resourceType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceType"}});errors++;
}
if(data.partition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "partition"}});errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"}});errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.clinicalStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clinicalStatus"}});errors++;
}
if(data.verification === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification"}});errors++;
}
if(data.recordedDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recordedDate"}});errors++;
}
if(data.sensitive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sensitive"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Condition" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Condition"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
let data3 = data.display;
if(typeof data3 === "string"){
if(func1(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
if(!(obj18(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(obj2.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.code !== undefined){
if(!(obj4(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.clinicalStatus !== undefined){
if(!(obj5.includes(data.clinicalStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/clinicalStatus",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.verification !== undefined){
if(!(obj7.includes(data.verification))){
(vErrors ??= []).push({instancePath:instancePath+"/verification",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj9.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data.specifiers !== undefined){
let data13 = data.specifiers;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func1(data14) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/specifiers/" + i1,keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/specifiers/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/specifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.onsetDate !== undefined){
if(!(obj11(data.onsetDate, {instancePath:instancePath+"/onsetDate",parentData:data,parentDataProperty:"onsetDate",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.resolutionDate !== undefined){
if(!(obj11(data.resolutionDate, {instancePath:instancePath+"/resolutionDate",parentData:data,parentDataProperty:"resolutionDate",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.assessor !== undefined){
if(!(obj1(data.assessor, {instancePath:instancePath+"/assessor",parentData:data,parentDataProperty:"assessor",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(obj14(data18[i2], {instancePath:instancePath+"/notes/" + i2,parentData:data18,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.recordedDate !== undefined){
let data20 = data.recordedDate;
if(typeof data20 === "string"){
if(!(formats2.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/recordedDate",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recordedDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.rank !== undefined){
let data21 = data.rank;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.evidence !== undefined){
let data22 = data.evidence;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data22[i3], {instancePath:instancePath+"/evidence/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.episodes !== undefined){
let data24 = data.episodes;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data24[i4], {instancePath:instancePath+"/episodes/" + i4,parentData:data24,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/episodes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sensitive !== undefined){
if(typeof data.sensitive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sensitive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteRow !== undefined){
let data28 = data.noteRow;
if(typeof data28 === "string"){
if(func1(data28) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
