// Generated from schemas/types/form-element.json by npm run generate. Edits are lost.
import { ucs2length as func4 } from '../runtime.js'
import { validate as obj0 } from './unit.js'
import { validate as obj1 } from './option.js'
import { validate as obj10 } from './grid-axis.js'
import { validate as obj14 } from './definition-picture.js'
import { validate as obj15 } from './reference.js'
import { validate as obj20 } from './element-id.js'
import { validate as obj32 } from './coded-value.js'
import { validate as obj56 } from './condition-group.js'
import { validate as obj59 } from './repeats.js'
import { validate as obj62 } from './validation.js'
import { validate as obj63 } from './calculation.js'
import { validate as obj64 } from './fhir-path.js'
import { validate as obj67 } from './code-mapping.js'
import { validate as obj70 } from './print-settings.js'
export const AddressElement = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Address"}},"required":["id","type","label"]};
const func0 = Object.prototype.hasOwnProperty;
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
if(data.type !== undefined){
if("Address" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Address"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const AllergiesElement = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Allergies"}},"required":["id","type","label"]};
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Allergies" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Allergies"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const ApproximateElement = validate2;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Approximate"}},"required":["id","type","label"]};
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Approximate" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Approximate"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const AttachmentElement = validate3;
const schema3 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Attachment"},"contentTypes":{"type":"array","items":{"type":"string","maxLength":120}},"maxFiles":{"type":"integer","minimum":1,"maximum":10}},"required":["id","type","label"]};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema3.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Attachment" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Attachment"}});errors++;
}
}
if(data.contentTypes !== undefined){
let data1 = data.contentTypes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/contentTypes/" + i0,keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentTypes/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentTypes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.maxFiles !== undefined){
let data3 = data.maxFiles;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxFiles",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 10 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/maxFiles",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/maxFiles",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const BodyMapElement = validate4;
const schema4 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"BodyMap"}},"required":["id","type","label"]};
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema4.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("BodyMap" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "BodyMap"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const BooleanElement = validate5;
const schema5 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Boolean"},"checkboxFalse":{"type":"boolean"}},"required":["id","type","label"]};
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema5.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Boolean" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Boolean"}});errors++;
}
}
if(data.checkboxFalse !== undefined){
if(typeof data.checkboxFalse !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkboxFalse",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const CalculatedElement = validate6;
const schema6 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Calculated"},"decimals":{"type":"integer","minimum":0,"maximum":4},"unit":{"x-shared":"generated/validators/shared/unit.js"}},"required":["id","type","label","calculation"]};
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.calculation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "calculation"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Calculated" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Calculated"}});errors++;
}
}
if(data.decimals !== undefined){
let data1 = data.decimals;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 4 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.unit !== undefined){
if(!(obj0(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const ChoiceElement = validate7;
const schema7 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Choice"},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":500},"codedList":{"type":"string","maxLength":60},"multiple":{"type":"boolean"},"optionOrder":{"enum":["AsGiven","Alphabetical","Random"]}},"required":["id","type","label"]};
const obj2 = ["AsGiven","Alphabetical","Random"];
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema7.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Choice" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Choice"}});errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj1(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.codedList !== undefined){
let data3 = data.codedList;
if(typeof data3 === "string"){
if(func4(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.optionOrder !== undefined){
if(!(obj2.includes(data.optionOrder))){
(vErrors ??= []).push({instancePath:instancePath+"/optionOrder",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
export const ColumnsElement = validate8;
const schema8 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Columns"},"children":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":1000}},"required":["id","type","children"]};
const obj4 = validate;
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.children === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "children"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Columns" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Columns"}});errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"maxItems",params:{limit: 1000}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4(data1[i0], {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
export const ConsentElement = validate9;
const schema9 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Consent"},"body":{"type":"string","maxLength":20000}},"required":["id","type","label","body"]};
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Consent" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Consent"}});errors++;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 === "string"){
if(func4(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
export const ContactPointElement = validate10;
const schema10 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"ContactPoint"},"systems":{"type":"array","items":{"enum":["phone","fax","email","pager","url","sms","other"]}}},"required":["id","type","label"]};
const obj5 = ["phone","fax","email","pager","url","sms","other"];
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema10.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("ContactPoint" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ContactPoint"}});errors++;
}
}
if(data.systems !== undefined){
let data1 = data.systems;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj5.includes(data1[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/systems/" + i0,keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/systems",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export const DateTimeElement = validate11;
const schema11 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"DateTime"}},"required":["id","type","label"]};
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema11.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("DateTime" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "DateTime"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
export const DateElement = validate12;
const schema12 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Date"}},"required":["id","type","label"]};
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema12.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Date" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Date"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
export const DecimalElement = validate13;
const schema13 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Decimal"},"decimals":{"type":"integer","minimum":0,"maximum":8},"fraction":{"type":"boolean"},"unit":{"x-shared":"generated/validators/shared/unit.js"},"step":{"type":"number"},"minLabel":{"type":"string","maxLength":60},"maxLabel":{"type":"string","maxLength":60}},"required":["id","type","label"]};
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema13.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Decimal" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Decimal"}});errors++;
}
}
if(data.decimals !== undefined){
let data1 = data.decimals;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 8 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"maximum",params:{comparison: "<=", limit: 8}});errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.fraction !== undefined){
if(typeof data.fraction !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fraction",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.unit !== undefined){
if(!(obj0(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
if(!(typeof data.step == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.minLabel !== undefined){
let data5 = data.minLabel;
if(typeof data5 === "string"){
if(func4(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data6 = data.maxLabel;
if(typeof data6 === "string"){
if(func4(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
export const DiagnosisElement = validate14;
const schema14 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Diagnosis"}},"required":["id","type","label"]};
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema14.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Diagnosis" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Diagnosis"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
export const DividerElement = validate15;
const schema15 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Divider"}},"required":["id","type"]};
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema15.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Divider" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Divider"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
export const DrawingElement = validate16;
const schema16 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Drawing"}},"required":["id","type","label"]};
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema16.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Drawing" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Drawing"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
export const DurationElement = validate17;
const schema17 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Duration"}},"required":["id","type","label"]};
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema17.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Duration" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Duration"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
export const EpisodeElement = validate18;
const schema18 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Episode"},"filter":{"type":"object","additionalProperties":false,"properties":{"status":{"type":"array","items":{"enum":["Active","Completed","Cancelled"]}}}}},"required":["id","type","label"]};
const obj8 = ["Active","Completed","Cancelled"];
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema18.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Episode" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Episode"}});errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(key1 === "status")){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.status !== undefined){
let data2 = data1.status;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj8.includes(data2[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i0,keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
export const GoalsElement = validate19;
const schema19 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Goals"}},"required":["id","type","label"]};
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema19.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Goals" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Goals"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
export const GridElement = validate20;
const schema20 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Grid"},"rows":{"type":"array","items":{"x-shared":"generated/validators/shared/grid-axis.js"},"maxItems":200},"columns":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"minItems":1,"maxItems":30},"freeRows":{"type":"boolean"},"addLabel":{"type":"string","maxLength":80}},"required":["id","type","columns"]};
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "columns"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema20.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Grid" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Grid"}});errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj10(data1[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.columns !== undefined){
let data3 = data.columns;
if(Array.isArray(data3)){
if(data3.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 30}});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data3[i1], {instancePath:instancePath+"/columns/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.freeRows !== undefined){
if(typeof data.freeRows !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/freeRows",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.addLabel !== undefined){
let data6 = data.addLabel;
if(typeof data6 === "string"){
if(func4(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
export const HeadingElement = validate21;
const schema21 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Heading"},"level":{"type":"integer","minimum":2,"maximum":4}},"required":["id","type","label"]};
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema21.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Heading" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Heading"}});errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 4 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data1 < 2 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"minimum",params:{comparison: ">=", limit: 2}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
export const HumanNameElement = validate22;
const schema22 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"HumanName"}},"required":["id","type","label"]};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema22.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("HumanName" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "HumanName"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
export const ImageElement = validate23;
const schema23 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Image"}},"required":["id","type","label"]};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema23.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Image" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Image"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
export const InstructionsElement = validate24;
const schema24 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Instructions"},"body":{"type":"string","maxLength":20000},"bodyId":{"type":"string","maxLength":200},"tone":{"enum":["Plain","Info","Warn"]},"image":{"x-shared":"generated/validators/shared/definition-picture.js"}},"required":["id","type"]};
const obj12 = ["Plain","Info","Warn"];
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema24.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Instructions" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Instructions"}});errors++;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 === "string"){
if(func4(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.bodyId !== undefined){
let data2 = data.bodyId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/bodyId",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bodyId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tone !== undefined){
if(!(obj12.includes(data.tone))){
(vErrors ??= []).push({instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.image !== undefined){
if(!(obj14(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
export const InstrumentElement = validate25;
const schema25 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Instrument"},"questionnaire":{"x-shared":"generated/validators/shared/reference.js","properties":{"resourceType":{"enum":["Questionnaire"]}}}},"required":["id","type","label","questionnaire"]};
const obj16 = ["Questionnaire"];
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.questionnaire === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionnaire"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema25.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Instrument" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Instrument"}});errors++;
}
}
if(data.questionnaire !== undefined){
let data1 = data.questionnaire;
if(!(obj15(data1, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.resourceType !== undefined){
if(!(obj16.includes(data1.resourceType))){
(vErrors ??= []).push({instancePath:instancePath+"/questionnaire/resourceType",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
export const IntegerElement = validate26;
const schema26 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Integer"},"unit":{"x-shared":"generated/validators/shared/unit.js"},"step":{"type":"number"},"minLabel":{"type":"string","maxLength":60},"maxLabel":{"type":"string","maxLength":60}},"required":["id","type","label"]};
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema26.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Integer" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Integer"}});errors++;
}
}
if(data.unit !== undefined){
if(!(obj0(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
if(!(typeof data.step == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.minLabel !== undefined){
let data3 = data.minLabel;
if(typeof data3 === "string"){
if(func4(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data4 = data.maxLabel;
if(typeof data4 === "string"){
if(func4(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
export const InterventionsElement = validate27;
const schema27 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Interventions"},"codedList":{"type":"string","maxLength":60},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":500}},"required":["id","type","label"]};
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema27.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Interventions" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Interventions"}});errors++;
}
}
if(data.codedList !== undefined){
let data1 = data.codedList;
if(typeof data1 === "string"){
if(func4(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.options !== undefined){
let data2 = data.options;
if(Array.isArray(data2)){
if(data2.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj1(data2[i0], {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
export const LastValueElement = validate28;
const schema28 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"LastValue"},"of":{"x-shared":"generated/validators/shared/element-id.js"},"definitionKey":{"type":"string","maxLength":80}},"required":["id","type","label","of"]};
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.of === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "of"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema28.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("LastValue" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "LastValue"}});errors++;
}
}
if(data.of !== undefined){
if(!(obj20(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
if(data.definitionKey !== undefined){
let data2 = data.definitionKey;
if(typeof data2 === "string"){
if(func4(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/definitionKey",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionKey",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
export const LocationPickerElement = validate29;
const schema29 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"LocationPicker"},"multiple":{"type":"boolean"},"filter":{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"array","items":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]}},"status":{"type":"array","items":{"enum":["active","suspended","inactive"]}}}}},"required":["id","type","label"]};
const obj21 = ["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"];
const obj23 = ["active","suspended","inactive"];
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema29.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("LocationPicker" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "LocationPicker"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "kind") || (key1 === "status"))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.kind !== undefined){
let data3 = data2.kind;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj21.includes(data3[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i0,keyword:"enum",params:{allowedValues: obj21}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data2.status !== undefined){
let data5 = data2.status;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(obj23.includes(data5[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
export const LocationElement = validate30;
const schema30 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Location"},"filter":{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"array","items":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]}},"status":{"type":"array","items":{"enum":["active","suspended","inactive"]}}}}},"required":["id","type","label"]};
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema30.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Location" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Location"}});errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "kind") || (key1 === "status"))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj21.includes(data2[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i0,keyword:"enum",params:{allowedValues: obj21}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(obj23.includes(data4[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
export const MedicationsElement = validate31;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Medications"}},"required":["id","type","label"]};
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema31.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Medications" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Medications"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
export const MentalStatusElement = validate32;
const schema32 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"MentalStatus"}},"required":["id","type","label"]};
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema32.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("MentalStatus" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "MentalStatus"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
export const NextAppointmentElement = validate33;
const schema33 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"NextAppointment"}},"required":["id","type","label"]};
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema33.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("NextAppointment" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "NextAppointment"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
export const OpenChoiceElement = validate34;
const schema34 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"OpenChoice"},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":500},"codedList":{"type":"string","maxLength":60},"multiple":{"type":"boolean"}},"required":["id","type","label"]};
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema34.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("OpenChoice" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "OpenChoice"}});errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj1(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.codedList !== undefined){
let data3 = data.codedList;
if(typeof data3 === "string"){
if(func4(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
export const OrganizationPickerElement = validate35;
const schema35 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"OrganizationPicker"},"multiple":{"type":"boolean"},"filter":{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"array","items":{"enum":["Payer","Facility","Agency","School","Court","Employer","Pharmacy","Laboratory","ReferralSource","Vendor","Other"]}},"active":{"type":"boolean"}}}},"required":["id","type","label"]};
const obj30 = ["Payer","Facility","Agency","School","Court","Employer","Pharmacy","Laboratory","ReferralSource","Vendor","Other"];
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema35.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("OrganizationPicker" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "OrganizationPicker"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "kind") || (key1 === "active"))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.kind !== undefined){
let data3 = data2.kind;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj30.includes(data3[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i0,keyword:"enum",params:{allowedValues: obj30}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data2.active !== undefined){
if(typeof data2.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
export const PageBreakElement = validate36;
const schema36 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"PageBreak"}},"required":["id","type"]};
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema36.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("PageBreak" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "PageBreak"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
export const ParticipantsElement = validate37;
const schema37 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Participants"}},"required":["id","type","label"]};
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema37.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Participants" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Participants"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
export const PatientBannerElement = validate38;
const schema38 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"PatientBanner"}},"required":["id","type"]};
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema38.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("PatientBanner" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "PatientBanner"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
export const PlaceOfServiceElement = validate39;
const schema39 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"PlaceOfService"}},"required":["id","type","label"]};
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema39.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("PlaceOfService" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "PlaceOfService"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
export const PractitionerElement = validate40;
const schema40 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Practitioner"},"multiple":{"type":"boolean"},"filter":{"type":"object","additionalProperties":false,"properties":{"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"active":{"type":"boolean"}}}},"required":["id","type","label"]};
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema40.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Practitioner" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Practitioner"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "licenses") || (key1 === "active"))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.licenses !== undefined){
let data3 = data2.licenses;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj32(data3[i0], {instancePath:instancePath+"/filter/licenses/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj32.errors : vErrors.concat(obj32.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data2.active !== undefined){
if(typeof data2.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
export const ProblemsElement = validate41;
const schema41 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Problems"}},"required":["id","type","label"]};
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema41.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Problems" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Problems"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
export const ProgramElement = validate42;
const schema42 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Program"},"filter":{"type":"object","additionalProperties":false,"properties":{"kind":{"type":"array","items":{"enum":["Outpatient","IntensiveOutpatient","PartialHospital","Residential","Crisis","CaseManagement","AssertiveCommunity","SubstanceUse","OpioidTreatment","School","PeerSupport","Vocational","Intake","Other"]}},"status":{"type":"array","items":{"enum":["Draft","Active","Retired"]}}}}},"required":["id","type","label"]};
const obj33 = ["Outpatient","IntensiveOutpatient","PartialHospital","Residential","Crisis","CaseManagement","AssertiveCommunity","SubstanceUse","OpioidTreatment","School","PeerSupport","Vocational","Intake","Other"];
const obj35 = ["Draft","Active","Retired"];
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema42.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Program" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Program"}});errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "kind") || (key1 === "status"))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj33.includes(data2[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i0,keyword:"enum",params:{allowedValues: obj33}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(obj35.includes(data4[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"enum",params:{allowedValues: obj35}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
export const QuantityElement = validate43;
const schema43 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Quantity"},"units":{"type":"array","items":{"x-shared":"generated/validators/shared/unit.js"},"maxItems":100},"decimals":{"type":"integer","minimum":0,"maximum":8}},"required":["id","type","label"]};
function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema43.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Quantity" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Quantity"}});errors++;
}
}
if(data.units !== undefined){
let data1 = data.units;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data1[i0], {instancePath:instancePath+"/units/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.decimals !== undefined){
let data3 = data.decimals;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 8 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"maximum",params:{comparison: "<=", limit: 8}});errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
export const RankingElement = validate44;
const schema44 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Ranking"},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":500},"codedList":{"type":"string","maxLength":60}},"required":["id","type","label"]};
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema44.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Ranking" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Ranking"}});errors++;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj1(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.codedList !== undefined){
let data3 = data.codedList;
if(typeof data3 === "string"){
if(func4(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedList",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
export const ReferenceElement = validate45;
const schema45 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Reference"},"types":{"type":"array","items":{"type":"string","maxLength":40},"minItems":1,"maxItems":100},"filter":{"type":"object","additionalProperties":false,"properties":{"active":{"type":"boolean"}}},"multiple":{"type":"boolean"},"pinned":{"type":"boolean"},"patientFrom":{"type":"string","maxLength":200}},"required":["id","type","label","types"]};
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "types"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema45.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Reference" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Reference"}});errors++;
}
}
if(data.types !== undefined){
let data1 = data.types;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i0,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.filter !== undefined){
let data3 = data.filter;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(key1 === "active")){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data3.active !== undefined){
if(typeof data3.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pinned",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.patientFrom !== undefined){
let data7 = data.patientFrom;
if(typeof data7 === "string"){
if(func4(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/patientFrom",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientFrom",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
export const RelatedPersonPickerElement = validate46;
const schema46 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"RelatedPersonPicker"},"multiple":{"type":"boolean"},"filter":{"type":"object","additionalProperties":false,"properties":{"relationship":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"isEmergencyContact":{"type":"boolean"},"active":{"type":"boolean"}}}},"required":["id","type","label"]};
function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema46.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("RelatedPersonPicker" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "RelatedPersonPicker"}});errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((key1 === "relationship") || (key1 === "isEmergencyContact")) || (key1 === "active"))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.relationship !== undefined){
let data3 = data2.relationship;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj32(data3[i0], {instancePath:instancePath+"/filter/relationship/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj32.errors : vErrors.concat(obj32.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/relationship",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data2.isEmergencyContact !== undefined){
if(typeof data2.isEmergencyContact !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/isEmergencyContact",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data2.active !== undefined){
if(typeof data2.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
export const RepeaterElement = validate47;
const schema47 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Repeater"},"children":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":500},"addLabel":{"type":"string","maxLength":80},"summary":{"type":"string","maxLength":300}},"required":["id","type","children"]};
function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.children === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "children"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema47.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Repeater" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Repeater"}});errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4(data1[i0], {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addLabel !== undefined){
let data3 = data.addLabel;
if(typeof data3 === "string"){
if(func4(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(func4(data4) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
export const RiskElement = validate48;
const schema48 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Risk"}},"required":["id","type","label"]};
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema48.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Risk" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Risk"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
export const SafetyPlanElement = validate49;
const schema49 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"SafetyPlan"}},"required":["id","type","label"]};
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema49.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("SafetyPlan" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "SafetyPlan"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
export const ScaleElement = validate50;
const schema50 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Scale"},"anchors":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"value":{"type":"integer"},"label":{"type":"string","maxLength":60}},"required":["value","label"]},"maxItems":20},"step":{"type":"number"},"minLabel":{"type":"string","maxLength":60},"maxLabel":{"type":"string","maxLength":60}},"required":["id","type","label"]};
function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema50.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Scale" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Scale"}});errors++;
}
}
if(data.anchors !== undefined){
let data1 = data.anchors;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/anchors",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/anchors/" + i0,keyword:"required",params:{missingProperty: "value"}});errors++;
}
if(data2.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/anchors/" + i0,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key1 in data2){
if(!((key1 === "value") || (key1 === "label"))){
(vErrors ??= []).push({instancePath:instancePath+"/anchors/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.value !== undefined){
let data3 = data2.value;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/anchors/" + i0+"/value",keyword:"type",params:{type: "integer"}});errors++;
}
}
if(data2.label !== undefined){
let data4 = data2.label;
if(typeof data4 === "string"){
if(func4(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/anchors/" + i0+"/label",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchors/" + i0+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchors/" + i0,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchors",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.step !== undefined){
if(!(typeof data.step == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.minLabel !== undefined){
let data6 = data.minLabel;
if(typeof data6 === "string"){
if(func4(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.maxLabel !== undefined){
let data7 = data.maxLabel;
if(typeof data7 === "string"){
if(func4(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/maxLabel",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
export const ScoreElement = validate51;
const schema51 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Score"},"bands":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"number"},"max":{"type":"number"},"label":{"type":"string","maxLength":80},"severity":{"enum":["Info","Mild","Moderate","Severe","Critical"]}},"required":["min","max","label","severity"]}},"maxMissing":{"type":"integer","minimum":0,"maximum":100},"reliableChange":{"type":"number","minimum":0}},"required":["id","type","label","calculation"]};
const obj41 = ["Info","Mild","Moderate","Severe","Critical"];
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.calculation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "calculation"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema51.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Score" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Score"}});errors++;
}
}
if(data.bands !== undefined){
let data1 = data.bands;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.min === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0,keyword:"required",params:{missingProperty: "min"}});errors++;
}
if(data2.max === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0,keyword:"required",params:{missingProperty: "max"}});errors++;
}
if(data2.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0,keyword:"required",params:{missingProperty: "label"}});errors++;
}
if(data2.severity === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0,keyword:"required",params:{missingProperty: "severity"}});errors++;
}
for(const key1 in data2){
if(!((((key1 === "min") || (key1 === "max")) || (key1 === "label")) || (key1 === "severity"))){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.min !== undefined){
if(!(typeof data2.min == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0+"/min",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data2.max !== undefined){
if(!(typeof data2.max == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0+"/max",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data2.label !== undefined){
let data5 = data2.label;
if(typeof data5 === "string"){
if(func4(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0+"/label",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data2.severity !== undefined){
if(!(obj41.includes(data2.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0+"/severity",keyword:"enum",params:{allowedValues: obj41}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i0,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bands",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.maxMissing !== undefined){
let data7 = data.maxMissing;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxMissing",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data7 == "number"){
if(data7 > 100 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/maxMissing",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/maxMissing",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.reliableChange !== undefined){
let data8 = data.reliableChange;
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/reliableChange",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reliableChange",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
export const SectionElement = validate52;
const schema52 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Section"},"children":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":1000},"collapsible":{"type":"boolean"},"collapsed":{"type":"boolean"},"columns":{"type":"integer","minimum":1,"maximum":4}},"required":["id","type","children"]};
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.children === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "children"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema52.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Section" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Section"}});errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"maxItems",params:{limit: 1000}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4(data1[i0], {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.collapsible !== undefined){
if(typeof data.collapsible !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/collapsible",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.collapsed !== undefined){
if(typeof data.collapsed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/collapsed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data5 == "number"){
if(data5 > 4 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
export const ServiceEventsElement = validate53;
const schema53 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"ServiceEvents"}},"required":["id","type","label"]};
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema53.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
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
validate53.errors = vErrors;
return errors === 0;
}
export const ServiceElement = validate54;
const schema54 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Service"},"filter":{"type":"object","additionalProperties":false,"properties":{"category":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"status":{"type":"array","items":{"enum":["Draft","Active","Retired"]}}}}},"required":["id","type","label"]};
function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema54.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Service" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Service"}});errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "category") || (key1 === "status"))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.category !== undefined){
let data2 = data1.category;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj32(data2[i0], {instancePath:instancePath+"/filter/category/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj32.errors : vErrors.concat(obj32.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/category",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(obj35.includes(data4[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"enum",params:{allowedValues: obj35}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
export const SessionTimeElement = validate55;
const schema55 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"SessionTime"}},"required":["id","type","label"]};
function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema55.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("SessionTime" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "SessionTime"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
export const SignatureElement = validate56;
const schema56 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Signature"},"statement":{"type":"string","maxLength":20000},"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"methods":{"type":"array","items":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]}}},"required":["id","type","label"]};
const obj47 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const obj49 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema56.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Signature" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Signature"}});errors++;
}
}
if(data.statement !== undefined){
let data1 = data.statement;
if(typeof data1 === "string"){
if(func4(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.role !== undefined){
if(!(obj47.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj47}});errors++;
}
}
if(data.methods !== undefined){
let data3 = data.methods;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj49.includes(data3[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/methods/" + i0,keyword:"enum",params:{allowedValues: obj49}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/methods",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
export const StringElement = validate57;
const schema57 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"String"}},"required":["id","type","label"]};
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema57.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("String" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "String"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
export const SubformElement = validate58;
const schema58 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Subform"},"form":{"x-shared":"generated/validators/shared/reference.js","properties":{"resourceType":{"enum":["Form","NoteDefinition"]}}}},"required":["id","type","label","form"]};
const obj52 = ["Form","NoteDefinition"];
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.form === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema58.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Subform" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Subform"}});errors++;
}
}
if(data.form !== undefined){
let data1 = data.form;
if(!(obj15(data1, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.resourceType !== undefined){
if(!(obj52.includes(data1.resourceType))){
(vErrors ??= []).push({instancePath:instancePath+"/form/resourceType",keyword:"enum",params:{allowedValues: obj52}});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
export const SubstanceUseElement = validate59;
const schema59 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"SubstanceUse"}},"required":["id","type","label"]};
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema59.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("SubstanceUse" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "SubstanceUse"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
export const TabsElement = validate60;
const schema60 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Tabs"},"children":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":1000}},"required":["id","type","children"]};
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.children === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "children"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema60.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Tabs" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Tabs"}});errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"maxItems",params:{limit: 1000}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4(data1[i0], {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
export const TextElement = validate61;
const schema61 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Text"},"plain":{"type":"boolean"},"structure":{"type":"string","maxLength":200}},"required":["id","type","label"]};
function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema61.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Text"}});errors++;
}
}
if(data.plain !== undefined){
if(typeof data.plain !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/plain",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.structure !== undefined){
let data2 = data.structure;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/structure",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/structure",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
export const TimeElement = validate62;
const schema62 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Time"}},"required":["id","type","label"]};
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema62.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Time" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Time"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
export const TimerElement = validate63;
const schema63 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Timer"}},"required":["id","type","label"]};
function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema63.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Timer" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Timer"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
export const TrendElement = validate64;
const schema64 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Trend"},"code":{"type":"string","maxLength":40},"shortName":{"type":"string","maxLength":40},"months":{"type":"integer","minimum":1,"maximum":120}},"required":["id","type","label"]};
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema64.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Trend" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Trend"}});errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func4(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.shortName !== undefined){
let data2 = data.shortName;
if(typeof data2 === "string"){
if(func4(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.months !== undefined){
let data3 = data.months;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/months",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 120 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/months",keyword:"maximum",params:{comparison: "<=", limit: 120}});errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/months",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
export const UrlElement = validate65;
const schema65 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"Url"}},"required":["id","type","label"]};
function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema65.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("Url" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "Url"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
export const UsStateElement = validate66;
const schema66 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"UsState"},"military":{"type":"boolean"}},"required":["id","type","label"]};
function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema66.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("UsState" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "UsState"}});errors++;
}
}
if(data.military !== undefined){
if(typeof data.military !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/military",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
export const VitalSignsElement = validate67;
const schema67 = {"type":"object","additionalProperties":false,"properties":{"id":true,"label":true,"labelId":true,"shortLabel":true,"help":true,"placeholder":true,"required":true,"requiredWhen":true,"unless":true,"readOnly":true,"hidden":true,"visibleWhen":true,"width":true,"repeats":true,"default":true,"display":true,"validation":true,"calculation":true,"fhirPath":true,"carryForward":true,"prefill":true,"codes":true,"saveAs":true,"print":true,"scribeHint":true,"sensitive":true,"a11y":true,"type":{"const":"VitalSigns"}},"required":["id","type","label"]};
function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema67.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if("VitalSigns" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "VitalSigns"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
export const checkCommon = validate68;
const obj60 = ["Currency","Slider","Stars","Email","Phone","SocialSecurityNumber","PostalCode","Percentage","YesNo","Radio","Dropdown","Checkbox","Checkboxes","Chips","Autocomplete","Toggle","Switch","Buttons","List","Matrix","Plain","Code"];
const obj65 = ["Inherit","Never","Offer","Always"];
const obj68 = ["None","Observation","Condition","CarePlanOutcome","Medication","Allergy"];
const obj72 = ["off","polite"];
function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(!(obj20(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func4(data1) > 5000){
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
if(func4(data2) > 200){
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
if(func4(data3) > 60){
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
if(func4(data4) > 4000){
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
if(func4(data5) > 80){
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
if(!(obj56(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData}))){
vErrors = vErrors === null ? obj56.errors : vErrors.concat(obj56.errors);
errors = vErrors.length;
}
}
if(data.unless !== undefined){
if(!(obj56(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData}))){
vErrors = vErrors === null ? obj56.errors : vErrors.concat(obj56.errors);
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
if(!(obj56(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData}))){
vErrors = vErrors === null ? obj56.errors : vErrors.concat(obj56.errors);
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
if(!(obj59(data.repeats, {instancePath:instancePath+"/repeats",parentData:data,parentDataProperty:"repeats",rootData}))){
vErrors = vErrors === null ? obj59.errors : vErrors.concat(obj59.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(obj60.includes(data.display))){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"enum",params:{allowedValues: obj60}});errors++;
}
}
if(data.validation !== undefined){
if(!(obj62(data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData}))){
vErrors = vErrors === null ? obj62.errors : vErrors.concat(obj62.errors);
errors = vErrors.length;
}
}
if(data.calculation !== undefined){
if(!(obj63(data.calculation, {instancePath:instancePath+"/calculation",parentData:data,parentDataProperty:"calculation",rootData}))){
vErrors = vErrors === null ? obj63.errors : vErrors.concat(obj63.errors);
errors = vErrors.length;
}
}
if(data.fhirPath !== undefined){
if(!(obj64(data.fhirPath, {instancePath:instancePath+"/fhirPath",parentData:data,parentDataProperty:"fhirPath",rootData}))){
vErrors = vErrors === null ? obj64.errors : vErrors.concat(obj64.errors);
errors = vErrors.length;
}
}
if(data.carryForward !== undefined){
if(!(obj65.includes(data.carryForward))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"enum",params:{allowedValues: obj65}});errors++;
}
}
if(data.prefill !== undefined){
let data19 = data.prefill;
if(typeof data19 === "string"){
if(func4(data19) > 200){
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
if(!(obj67(data20[i0], {instancePath:instancePath+"/codes/" + i0,parentData:data20,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj67.errors : vErrors.concat(obj67.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.saveAs !== undefined){
if(!(obj68.includes(data.saveAs))){
(vErrors ??= []).push({instancePath:instancePath+"/saveAs",keyword:"enum",params:{allowedValues: obj68}});errors++;
}
}
if(data.print !== undefined){
if(!(obj70(data.print, {instancePath:instancePath+"/print",parentData:data,parentDataProperty:"print",rootData}))){
vErrors = vErrors === null ? obj70.errors : vErrors.concat(obj70.errors);
errors = vErrors.length;
}
}
if(data.scribeHint !== undefined){
let data24 = data.scribeHint;
if(typeof data24 === "string"){
if(func4(data24) > 500){
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
for(const key0 in data26){
if(!((key0 === "describedBy") || (key0 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y",keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data26.describedBy !== undefined){
if(!(obj20(data26.describedBy, {instancePath:instancePath+"/a11y/describedBy",parentData:data26,parentDataProperty:"describedBy",rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
if(data26.live !== undefined){
if(!(obj72.includes(data26.live))){
(vErrors ??= []).push({instancePath:instancePath+"/a11y/live",keyword:"enum",params:{allowedValues: obj72}});errors++;
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
validate68.errors = vErrors;
return errors === 0;
}

const allowedValues = ['Address', 'Allergies', 'Approximate', 'Attachment', 'BodyMap', 'Boolean', 'Calculated', 'Choice', 'Columns', 'Consent', 'ContactPoint', 'DateTime', 'Date', 'Decimal', 'Diagnosis', 'Divider', 'Drawing', 'Duration', 'Episode', 'Goals', 'Grid', 'Heading', 'HumanName', 'Image', 'Instructions', 'Instrument', 'Integer', 'Interventions', 'LastValue', 'LocationPicker', 'Location', 'Medications', 'MentalStatus', 'NextAppointment', 'OpenChoice', 'OrganizationPicker', 'PageBreak', 'Participants', 'PatientBanner', 'PlaceOfService', 'Practitioner', 'Problems', 'Program', 'Quantity', 'Ranking', 'Reference', 'RelatedPersonPicker', 'Repeater', 'Risk', 'SafetyPlan', 'Scale', 'Score', 'Section', 'ServiceEvents', 'Service', 'SessionTime', 'Signature', 'String', 'Subform', 'SubstanceUse', 'Tabs', 'Text', 'Time', 'Timer', 'Trend', 'Url', 'UsState', 'VitalSigns'];
function checkOf(word) {
  switch (word) {
    case 'Address': return AddressElement;
    case 'Allergies': return AllergiesElement;
    case 'Approximate': return ApproximateElement;
    case 'Attachment': return AttachmentElement;
    case 'BodyMap': return BodyMapElement;
    case 'Boolean': return BooleanElement;
    case 'Calculated': return CalculatedElement;
    case 'Choice': return ChoiceElement;
    case 'Columns': return ColumnsElement;
    case 'Consent': return ConsentElement;
    case 'ContactPoint': return ContactPointElement;
    case 'DateTime': return DateTimeElement;
    case 'Date': return DateElement;
    case 'Decimal': return DecimalElement;
    case 'Diagnosis': return DiagnosisElement;
    case 'Divider': return DividerElement;
    case 'Drawing': return DrawingElement;
    case 'Duration': return DurationElement;
    case 'Episode': return EpisodeElement;
    case 'Goals': return GoalsElement;
    case 'Grid': return GridElement;
    case 'Heading': return HeadingElement;
    case 'HumanName': return HumanNameElement;
    case 'Image': return ImageElement;
    case 'Instructions': return InstructionsElement;
    case 'Instrument': return InstrumentElement;
    case 'Integer': return IntegerElement;
    case 'Interventions': return InterventionsElement;
    case 'LastValue': return LastValueElement;
    case 'LocationPicker': return LocationPickerElement;
    case 'Location': return LocationElement;
    case 'Medications': return MedicationsElement;
    case 'MentalStatus': return MentalStatusElement;
    case 'NextAppointment': return NextAppointmentElement;
    case 'OpenChoice': return OpenChoiceElement;
    case 'OrganizationPicker': return OrganizationPickerElement;
    case 'PageBreak': return PageBreakElement;
    case 'Participants': return ParticipantsElement;
    case 'PatientBanner': return PatientBannerElement;
    case 'PlaceOfService': return PlaceOfServiceElement;
    case 'Practitioner': return PractitionerElement;
    case 'Problems': return ProblemsElement;
    case 'Program': return ProgramElement;
    case 'Quantity': return QuantityElement;
    case 'Ranking': return RankingElement;
    case 'Reference': return ReferenceElement;
    case 'RelatedPersonPicker': return RelatedPersonPickerElement;
    case 'Repeater': return RepeaterElement;
    case 'Risk': return RiskElement;
    case 'SafetyPlan': return SafetyPlanElement;
    case 'Scale': return ScaleElement;
    case 'Score': return ScoreElement;
    case 'Section': return SectionElement;
    case 'ServiceEvents': return ServiceEventsElement;
    case 'Service': return ServiceElement;
    case 'SessionTime': return SessionTimeElement;
    case 'Signature': return SignatureElement;
    case 'String': return StringElement;
    case 'Subform': return SubformElement;
    case 'SubstanceUse': return SubstanceUseElement;
    case 'Tabs': return TabsElement;
    case 'Text': return TextElement;
    case 'Time': return TimeElement;
    case 'Timer': return TimerElement;
    case 'Trend': return TrendElement;
    case 'Url': return UrlElement;
    case 'UsState': return UsStateElement;
    case 'VitalSigns': return VitalSignsElement;
  }
}
export function validate(data, place = {}) {
  const instancePath = place.instancePath ?? '';
  validate.errors = null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    validate.errors = [{ instancePath, keyword: 'type', params: { type: 'object' } }];
    return false;
  }
  if (data.type === undefined) {
    validate.errors = [{ instancePath, keyword: 'required', params: { missingProperty: 'type' } }];
    return false;
  }
  const check = checkOf(data.type);
  if (!check) {
    validate.errors = [{ instancePath: instancePath + '/type', keyword: 'enum', params: { allowedValues } }];
    return false;
  }
  const fits = check(data, place);
  const errors = check.errors;
  const commonFits = checkCommon(data, place);
  validate.errors = fits ? checkCommon.errors : commonFits ? errors : errors.concat(checkCommon.errors);
  return fits && commonFits;
}
