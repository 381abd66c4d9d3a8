// Generated from schemas/elements/service-events.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from '../shared/element-id.js'
import { validate as obj1 } from '../shared/condition-group.js'
import { validate as obj11 } from '../shared/code-mapping.js'
import { validate as obj14 } from '../shared/print-settings.js'
import { validate as obj4 } from '../shared/repeats.js'
import { validate as obj7 } from '../shared/validation.js'
import { validate as obj8 } from '../shared/calculation.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"x-shared":"generated/validators/shared/element-id.js"},"label":{"type":"string","maxLength":5000},"labelId":{"type":"string","maxLength":200},"shortLabel":{"type":"string","maxLength":60},"help":{"type":"string","maxLength":4000},"placeholder":{"type":"string","maxLength":80},"required":{"type":"boolean"},"requiredWhen":{"x-shared":"generated/validators/shared/condition-group.js"},"unless":{"x-shared":"generated/validators/shared/condition-group.js"},"readOnly":{"type":"boolean"},"hidden":{"type":"boolean"},"visibleWhen":{"x-shared":"generated/validators/shared/condition-group.js"},"width":{"type":"integer","minimum":1,"maximum":10},"repeats":{"x-shared":"generated/validators/shared/repeats.js"},"default":{},"display":{"enum":["Currency","Slider","Stars","Email","Phone","SocialSecurityNumber","PostalCode","Percentage","YesNo","Radio","Dropdown","Checkbox","Checkboxes","Chips","Autocomplete","Toggle","Switch","Buttons","List","Matrix","Plain","Code"]},"validation":{"x-shared":"generated/validators/shared/validation.js"},"calculation":{"x-shared":"generated/validators/shared/calculation.js"},"carryForward":{"enum":["Inherit","Never","Offer","Always"]},"prefill":{"type":"string","maxLength":200},"codes":{"type":"array","items":{"x-shared":"generated/validators/shared/code-mapping.js"},"maxItems":50},"saveAs":{"enum":["None","Observation","Condition","CarePlanOutcome"]},"print":{"x-shared":"generated/validators/shared/print-settings.js"},"scribeHint":{"type":"string","maxLength":500},"sensitive":{"type":"boolean"},"a11y":{"type":"object","additionalProperties":false,"properties":{"describedBy":{"x-shared":"generated/validators/shared/element-id.js"},"live":{"enum":["off","polite"]}}},"type":{"const":"ServiceEvents"}},"required":["id","type","label"]};
const func0 = Object.prototype.hasOwnProperty;
const obj5 = ["Currency","Slider","Stars","Email","Phone","SocialSecurityNumber","PostalCode","Percentage","YesNo","Radio","Dropdown","Checkbox","Checkboxes","Chips","Autocomplete","Toggle","Switch","Buttons","List","Matrix","Plain","Code"];
const obj9 = ["Inherit","Never","Offer","Always"];
const obj12 = ["None","Observation","Condition","CarePlanOutcome"];
const obj16 = ["off","polite"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"}});errors++;
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
if(data.carryForward !== undefined){
if(!(obj9.includes(data.carryForward))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data.prefill !== undefined){
let data18 = data.prefill;
if(typeof data18 === "string"){
if(func1(data18) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.codes !== undefined){
let data19 = data.codes;
if(Array.isArray(data19)){
if(data19.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(!(obj11(data19[i0], {instancePath:instancePath+"/codes/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.saveAs !== undefined){
if(!(obj12.includes(data.saveAs))){
(vErrors ??= []).push({instancePath:instancePath+"/saveAs",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.print !== undefined){
if(!(obj14(data.print, {instancePath:instancePath+"/print",parentData:data,parentDataProperty:"print",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
if(data.scribeHint !== undefined){
let data23 = data.scribeHint;
if(typeof data23 === "string"){
if(func1(data23) > 500){
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
let data25 = data.a11y;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key1 in data25){
if(!((key1 === "describedBy") || (key1 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data25.describedBy !== undefined){
if(!(obj0(data25.describedBy, {instancePath:instancePath+"/a11y/describedBy",parentData:data25,parentDataProperty:"describedBy",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data25.live !== undefined){
if(!(obj16.includes(data25.live))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y/live",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/a11y",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.type !== undefined){
if("ServiceEvents" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ServiceEvents"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
