// Generated from schemas/types/element-common.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './element-id.js'
import { validate as obj1 } from './condition-group.js'
import { validate as obj12 } from './code-mapping.js'
import { validate as obj15 } from './print-settings.js'
import { validate as obj4 } from './repeats.js'
import { validate as obj7 } from './validation.js'
import { validate as obj8 } from './calculation.js'
import { validate as obj9 } from './fhir-path.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"x-shared":"generated/validators/shared/element-id.js"},"label":{"type":"string","maxLength":5000},"labelId":{"type":"string","maxLength":200},"shortLabel":{"type":"string","maxLength":60},"help":{"type":"string","maxLength":4000},"placeholder":{"type":"string","maxLength":80},"required":{"type":"boolean"},"requiredWhen":{"x-shared":"generated/validators/shared/condition-group.js"},"unless":{"x-shared":"generated/validators/shared/condition-group.js"},"readOnly":{"type":"boolean"},"hidden":{"type":"boolean"},"visibleWhen":{"x-shared":"generated/validators/shared/condition-group.js"},"width":{"type":"integer","minimum":1,"maximum":10},"repeats":{"x-shared":"generated/validators/shared/repeats.js"},"default":{},"display":{"enum":["Currency","Slider","Stars","Email","Phone","SocialSecurityNumber","PostalCode","Percentage","YesNo","Radio","Dropdown","Checkbox","Checkboxes","Chips","Autocomplete","Toggle","Switch","Buttons","List","Matrix","Plain","Code"]},"validation":{"x-shared":"generated/validators/shared/validation.js"},"calculation":{"x-shared":"generated/validators/shared/calculation.js"},"fhirPath":{"x-shared":"generated/validators/shared/fhir-path.js"},"carryForward":{"enum":["Inherit","Never","Offer","Always"]},"prefill":{"type":"string","maxLength":200},"codes":{"type":"array","items":{"x-shared":"generated/validators/shared/code-mapping.js"},"maxItems":50},"saveAs":{"enum":["None","Observation","Condition","CarePlanOutcome","Medication","Allergy"]},"print":{"x-shared":"generated/validators/shared/print-settings.js"},"scribeHint":{"type":"string","maxLength":500},"sensitive":{"type":"boolean"},"a11y":{"type":"object","additionalProperties":false,"properties":{"describedBy":{"x-shared":"generated/validators/shared/element-id.js"},"live":{"enum":["off","polite"]}}}},"required":["id"]};
const func0 = Object.prototype.hasOwnProperty;
const obj5 = ["Currency","Slider","Stars","Email","Phone","SocialSecurityNumber","PostalCode","Percentage","YesNo","Radio","Dropdown","Checkbox","Checkboxes","Chips","Autocomplete","Toggle","Switch","Buttons","List","Matrix","Plain","Code"];
const obj10 = ["Inherit","Never","Offer","Always"];
const obj13 = ["None","Observation","Condition","CarePlanOutcome","Medication","Allergy"];
const obj17 = ["off","polite"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
if(!(obj0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.labelId !== undefined){
let data2 = data.labelId;
if(typeof data2 === "string"){
if(func1(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/labelId",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/labelId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.shortLabel !== undefined){
let data3 = data.shortLabel;
if(typeof data3 === "string"){
if(func1(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/shortLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shortLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.help !== undefined){
let data4 = data.help;
if(typeof data4 === "string"){
if(func1(data4) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 4000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.placeholder !== undefined){
let data5 = data.placeholder;
if(typeof data5 === "string"){
if(func1(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.requiredWhen !== undefined){
if(!(obj1(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.unless !== undefined){
if(!(obj1(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
if(typeof data.readOnly !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/readOnly",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.visibleWhen !== undefined){
if(!(obj1(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data12 = data.width;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data12 == "number"){
if(data12 > 10 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.repeats !== undefined){
if(!(obj4(data.repeats, {instancePath:instancePath+"/repeats",parentData:data,parentDataProperty:"repeats",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(obj5.includes(data.display))){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.validation !== undefined){
if(!(obj7(data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.calculation !== undefined){
if(!(obj8(data.calculation, {instancePath:instancePath+"/calculation",parentData:data,parentDataProperty:"calculation",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.fhirPath !== undefined){
if(!(obj9(data.fhirPath, {instancePath:instancePath+"/fhirPath",parentData:data,parentDataProperty:"fhirPath",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.carryForward !== undefined){
if(!(obj10.includes(data.carryForward))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.prefill !== undefined){
let data19 = data.prefill;
if(typeof data19 === "string"){
if(func1(data19) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.codes !== undefined){
let data20 = data.codes;
if(Array.isArray(data20)){
if(data20.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
if(!(obj12(data20[i0], {instancePath:instancePath+"/codes/" + i0,parentData:data20,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.saveAs !== undefined){
if(!(obj13.includes(data.saveAs))){
(vErrors ??= []).push({instancePath:instancePath+"/saveAs",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data.print !== undefined){
if(!(obj15(data.print, {instancePath:instancePath+"/print",parentData:data,parentDataProperty:"print",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data.scribeHint !== undefined){
let data24 = data.scribeHint;
if(typeof data24 === "string"){
if(func1(data24) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/scribeHint",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scribeHint",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.sensitive !== undefined){
if(typeof data.sensitive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sensitive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.a11y !== undefined){
let data26 = data.a11y;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key1 in data26){
if(!((key1 === "describedBy") || (key1 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data26.describedBy !== undefined){
if(!(obj0(data26.describedBy, {instancePath:instancePath+"/a11y/describedBy",parentData:data26,parentDataProperty:"describedBy",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data26.live !== undefined){
if(!(obj17.includes(data26.live))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y/live",keyword:"enum",params:{allowedValues: obj17}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/a11y",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
