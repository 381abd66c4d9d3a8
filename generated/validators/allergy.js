// Generated from schemas/resources/allergy.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj13 } from './shared/approximate.js'
import { validate as obj18 } from './shared/annotation.js'
import { validate as obj20 } from './shared/meta.js'
import { validate as obj6 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Allergy"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"patient":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Allergy","Intolerance"]},"category":{"enum":["Food","Medication","Environment","Biologic"]},"substance":{"x-shared":"generated/validators/shared/coded-value.js"},"noKnownAllergies":{"type":"boolean"},"criticality":{"enum":["Low","High","Unknown"]},"status":{"enum":["Active","Inactive","Resolved","EnteredInError"]},"verification":{"enum":["Provisional","Confirmed","RuledOut","EnteredInError"]},"onset":{"x-shared":"generated/validators/shared/approximate.js"},"lastOccurrence":{"x-shared":"generated/validators/shared/approximate.js"},"reactions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"manifestation":{"type":"string","maxLength":100},"severity":{"enum":["Mild","Moderate","Severe"]},"date":{"x-shared":"generated/validators/shared/approximate.js"}},"required":["manifestation"]},"maxItems":50},"recorder":false,"reviewed":false,"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"note":false,"noteRow":false},"required":["patient","kind","category","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Allergy","Intolerance"];
const obj4 = ["Food","Medication","Environment","Biologic"];
const obj7 = ["Low","High","Unknown"];
const obj9 = ["Active","Inactive","Resolved","EnteredInError"];
const obj11 = ["Provisional","Confirmed","RuledOut","EnteredInError"];
const obj15 = ["Mild","Moderate","Severe"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
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
if("Allergy" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Allergy"}});errors++;
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
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.category !== undefined){
if(!(obj4.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.substance !== undefined){
if(!(obj6(data.substance, {instancePath:instancePath+"/substance",parentData:data,parentDataProperty:"substance",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.noKnownAllergies !== undefined){
if(typeof data.noKnownAllergies !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noKnownAllergies",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.criticality !== undefined){
if(!(obj7.includes(data.criticality))){
(vErrors ??= []).push({instancePath:instancePath+"/criticality",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.status !== undefined){
if(!(obj9.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data.verification !== undefined){
if(!(obj11.includes(data.verification))){
(vErrors ??= []).push({instancePath:instancePath+"/verification",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data.onset !== undefined){
if(!(obj13(data.onset, {instancePath:instancePath+"/onset",parentData:data,parentDataProperty:"onset",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.lastOccurrence !== undefined){
if(!(obj13(data.lastOccurrence, {instancePath:instancePath+"/lastOccurrence",parentData:data,parentDataProperty:"lastOccurrence",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.reactions !== undefined){
let data17 = data.reactions;
if(Array.isArray(data17)){
if(data17.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reactions",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.manifestation === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1,keyword:"required",params:{missingProperty: "manifestation"}});errors++;
}
for(const key1 in data18){
if(!(((key1 === "manifestation") || (key1 === "severity")) || (key1 === "date"))){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.manifestation !== undefined){
let data19 = data18.manifestation;
if(typeof data19 === "string"){
if(func1(data19) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1+"/manifestation",keyword:"maxLength",params:{limit: 100}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1+"/manifestation",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.severity !== undefined){
if(!(obj15.includes(data18.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1+"/severity",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data18.date !== undefined){
if(!(obj13(data18.date, {instancePath:instancePath+"/reactions/" + i1+"/date",parentData:data18,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.recorder !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recorder",keyword:"false schema",params:{}});errors++;
}
if(data.reviewed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"false schema",params:{}});errors++;
}
if(data.notes !== undefined){
let data24 = data.notes;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(!(obj18(data24[i2], {instancePath:instancePath+"/notes/" + i2,parentData:data24,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Allergy"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Allergy","Intolerance"]},"category":{"enum":["Food","Medication","Environment","Biologic"]},"substance":{"x-shared":"generated/validators/shared/coded-value.js"},"noKnownAllergies":{"type":"boolean"},"criticality":{"enum":["Low","High","Unknown"]},"status":{"enum":["Active","Inactive","Resolved","EnteredInError"]},"verification":{"enum":["Provisional","Confirmed","RuledOut","EnteredInError"]},"onset":{"x-shared":"generated/validators/shared/approximate.js"},"lastOccurrence":{"x-shared":"generated/validators/shared/approximate.js"},"reactions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"manifestation":{"type":"string","maxLength":100},"severity":{"enum":["Mild","Moderate","Severe"]},"date":{"x-shared":"generated/validators/shared/approximate.js"}},"required":["manifestation"]},"maxItems":50},"recorder":{"x-shared":"generated/validators/shared/reference.js"},"reviewed":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"encounter":{"x-shared":"generated/validators/shared/reference.js"}},"required":["by","at"]}},"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"note":{"x-shared":"generated/validators/shared/reference.js"},"noteRow":{"type":"string","maxLength":300}},"required":["id","resourceType","partition","display","meta","patient","kind","category","noKnownAllergies","criticality","status","verification","recorder"]};
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
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.noKnownAllergies === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noKnownAllergies"}});errors++;
}
if(data.criticality === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "criticality"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.verification === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification"}});errors++;
}
if(data.recorder === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recorder"}});errors++;
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
if("Allergy" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Allergy"}});errors++;
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
if(!(obj20(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.category !== undefined){
if(!(obj4.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.substance !== undefined){
if(!(obj6(data.substance, {instancePath:instancePath+"/substance",parentData:data,parentDataProperty:"substance",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.noKnownAllergies !== undefined){
if(typeof data.noKnownAllergies !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noKnownAllergies",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.criticality !== undefined){
if(!(obj7.includes(data.criticality))){
(vErrors ??= []).push({instancePath:instancePath+"/criticality",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.status !== undefined){
if(!(obj9.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data.verification !== undefined){
if(!(obj11.includes(data.verification))){
(vErrors ??= []).push({instancePath:instancePath+"/verification",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data.onset !== undefined){
if(!(obj13(data.onset, {instancePath:instancePath+"/onset",parentData:data,parentDataProperty:"onset",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.lastOccurrence !== undefined){
if(!(obj13(data.lastOccurrence, {instancePath:instancePath+"/lastOccurrence",parentData:data,parentDataProperty:"lastOccurrence",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.reactions !== undefined){
let data17 = data.reactions;
if(Array.isArray(data17)){
if(data17.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reactions",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.manifestation === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1,keyword:"required",params:{missingProperty: "manifestation"}});errors++;
}
for(const key1 in data18){
if(!(((key1 === "manifestation") || (key1 === "severity")) || (key1 === "date"))){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.manifestation !== undefined){
let data19 = data18.manifestation;
if(typeof data19 === "string"){
if(func1(data19) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1+"/manifestation",keyword:"maxLength",params:{limit: 100}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1+"/manifestation",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.severity !== undefined){
if(!(obj15.includes(data18.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1+"/severity",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data18.date !== undefined){
if(!(obj13(data18.date, {instancePath:instancePath+"/reactions/" + i1+"/date",parentData:data18,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reactions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.recorder !== undefined){
if(!(obj1(data.recorder, {instancePath:instancePath+"/recorder",parentData:data,parentDataProperty:"recorder",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.reviewed !== undefined){
let data23 = data.reviewed;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i2,keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data24.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i2,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key2 in data24){
if(!(((key2 === "by") || (key2 === "at")) || (key2 === "encounter"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data24.by !== undefined){
if(!(obj1(data24.by, {instancePath:instancePath+"/reviewed/" + i2+"/by",parentData:data24,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data24.at !== undefined){
let data26 = data24.at;
if(typeof data26 === "string"){
if(!(formats2.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i2+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i2+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.encounter !== undefined){
if(!(obj1(data24.encounter, {instancePath:instancePath+"/reviewed/" + i2+"/encounter",parentData:data24,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.notes !== undefined){
let data28 = data.notes;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(obj18(data28[i3], {instancePath:instancePath+"/notes/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteRow !== undefined){
let data31 = data.noteRow;
if(typeof data31 === "string"){
if(func1(data31) > 300){
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
