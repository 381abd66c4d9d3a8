// Generated from schemas/resources/questionnaire.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj10 } from './shared/age-range.js'
import { validate as obj11 } from './shared/score-definition.js'
import { validate as obj12 } from './shared/questionnaire-alert.js'
import { validate as obj14 } from './shared/meta.js'
import { validate as obj17 } from './shared/reference.js'
import { validate as obj3 } from './shared/form-element.js'
import { validate as obj4 } from './shared/coded-value.js'
import { validate as obj5 } from './shared/translations.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Questionnaire"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"shortName":{"type":"string","maxLength":20},"purpose":{"type":"string","maxLength":20000},"elements":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":2000},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"translations":{"x-shared":"generated/validators/shared/translations.js"},"licence":{"enum":["PublicDomain","FreeWithNotice","Licensed","Custom"]},"licenceConfirmed":{"type":"boolean"},"copyright":{"type":"string","maxLength":5000},"source":{"type":"string","maxLength":5000},"original":{"type":"object","additionalProperties":true},"lookbackDays":{"type":"integer","minimum":0,"maximum":3650},"administration":{"enum":["Self","Clinician","Either"]},"ageRange":{"x-shared":"generated/validators/shared/age-range.js"},"scoring":{"type":"array","items":{"x-shared":"generated/validators/shared/score-definition.js"},"maxItems":50},"alerts":{"type":"array","items":{"x-shared":"generated/validators/shared/questionnaire-alert.js"},"maxItems":50},"frequencyDays":{"type":"integer","minimum":1,"maximum":3650},"allowSkip":{"type":"boolean"},"oneQuestionPerPage":{"type":"boolean"}},"required":["name","key","version","status","shortName","elements","licence"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj6 = ["PublicDomain","FreeWithNotice","Licensed","Custom"];
const obj8 = ["Self","Clinician","Either"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,59}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.shortName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shortName"}});errors++;
}
if(data.elements === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "elements"}});errors++;
}
if(data.licence === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "licence"}});errors++;
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
if("Questionnaire" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Questionnaire"}});errors++;
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
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replaces",keyword:"false schema",params:{}});errors++;
}
if(data.shortName !== undefined){
let data12 = data.shortName;
if(typeof data12 === "string"){
if(func1(data12) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.purpose !== undefined){
let data13 = data.purpose;
if(typeof data13 === "string"){
if(func1(data13) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.elements !== undefined){
let data14 = data.elements;
if(Array.isArray(data14)){
if(data14.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data14[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj4(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.translations !== undefined){
if(!(obj5(data.translations, {instancePath:instancePath+"/translations",parentData:data,parentDataProperty:"translations",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.licence !== undefined){
if(!(obj6.includes(data.licence))){
(vErrors ??= []).push({instancePath:instancePath+"/licence",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.licenceConfirmed !== undefined){
if(typeof data.licenceConfirmed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/licenceConfirmed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.copyright !== undefined){
let data20 = data.copyright;
if(typeof data20 === "string"){
if(func1(data20) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/copyright",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.source !== undefined){
let data21 = data.source;
if(typeof data21 === "string"){
if(func1(data21) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.original !== undefined){
let data22 = data.original;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/original",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.lookbackDays !== undefined){
let data23 = data.lookbackDays;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/lookbackDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 > 3650 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/lookbackDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/lookbackDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.administration !== undefined){
if(!(obj8.includes(data.administration))){
(vErrors ??= []).push({instancePath:instancePath+"/administration",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.ageRange !== undefined){
if(!(obj10(data.ageRange, {instancePath:instancePath+"/ageRange",parentData:data,parentDataProperty:"ageRange",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.scoring !== undefined){
let data26 = data.scoring;
if(Array.isArray(data26)){
if(data26.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/scoring",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(!(obj11(data26[i2], {instancePath:instancePath+"/scoring/" + i2,parentData:data26,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scoring",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.alerts !== undefined){
let data28 = data.alerts;
if(Array.isArray(data28)){
if(data28.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(obj12(data28[i3], {instancePath:instancePath+"/alerts/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.frequencyDays !== undefined){
let data30 = data.frequencyDays;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data30 == "number"){
if(data30 > 3650 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.allowSkip !== undefined){
if(typeof data.allowSkip !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowSkip",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.oneQuestionPerPage !== undefined){
if(typeof data.oneQuestionPerPage !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuestionPerPage",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Questionnaire"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"shortName":{"type":"string","maxLength":20},"purpose":{"type":"string","maxLength":20000},"elements":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":2000},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"translations":{"x-shared":"generated/validators/shared/translations.js"},"licence":{"enum":["PublicDomain","FreeWithNotice","Licensed","Custom"]},"licenceConfirmed":{"type":"boolean"},"copyright":{"type":"string","maxLength":5000},"source":{"type":"string","maxLength":5000},"original":{"type":"object","additionalProperties":true},"lookbackDays":{"type":"integer","minimum":0,"maximum":3650},"administration":{"enum":["Self","Clinician","Either"]},"ageRange":{"x-shared":"generated/validators/shared/age-range.js"},"scoring":{"type":"array","items":{"x-shared":"generated/validators/shared/score-definition.js"},"maxItems":50},"alerts":{"type":"array","items":{"x-shared":"generated/validators/shared/questionnaire-alert.js"},"maxItems":50},"frequencyDays":{"type":"integer","minimum":1,"maximum":3650},"allowSkip":{"type":"boolean"},"oneQuestionPerPage":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","name","key","version","status","shortName","elements","language","licence","administration","allowSkip","oneQuestionPerPage"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.shortName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shortName"}});errors++;
}
if(data.elements === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "elements"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
if(data.licence === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "licence"}});errors++;
}
if(data.administration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "administration"}});errors++;
}
if(data.allowSkip === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allowSkip"}});errors++;
}
if(data.oneQuestionPerPage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oneQuestionPerPage"}});errors++;
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
if("Questionnaire" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Questionnaire"}});errors++;
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
if(!(obj14(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
if(!(obj17(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.shortName !== undefined){
let data12 = data.shortName;
if(typeof data12 === "string"){
if(func1(data12) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shortName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.purpose !== undefined){
let data13 = data.purpose;
if(typeof data13 === "string"){
if(func1(data13) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.elements !== undefined){
let data14 = data.elements;
if(Array.isArray(data14)){
if(data14.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data14[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj4(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.translations !== undefined){
if(!(obj5(data.translations, {instancePath:instancePath+"/translations",parentData:data,parentDataProperty:"translations",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.licence !== undefined){
if(!(obj6.includes(data.licence))){
(vErrors ??= []).push({instancePath:instancePath+"/licence",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.licenceConfirmed !== undefined){
if(typeof data.licenceConfirmed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/licenceConfirmed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.copyright !== undefined){
let data20 = data.copyright;
if(typeof data20 === "string"){
if(func1(data20) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/copyright",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.source !== undefined){
let data21 = data.source;
if(typeof data21 === "string"){
if(func1(data21) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.original !== undefined){
let data22 = data.original;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/original",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.lookbackDays !== undefined){
let data23 = data.lookbackDays;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/lookbackDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 > 3650 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/lookbackDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/lookbackDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.administration !== undefined){
if(!(obj8.includes(data.administration))){
(vErrors ??= []).push({instancePath:instancePath+"/administration",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.ageRange !== undefined){
if(!(obj10(data.ageRange, {instancePath:instancePath+"/ageRange",parentData:data,parentDataProperty:"ageRange",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.scoring !== undefined){
let data26 = data.scoring;
if(Array.isArray(data26)){
if(data26.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/scoring",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(!(obj11(data26[i2], {instancePath:instancePath+"/scoring/" + i2,parentData:data26,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scoring",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.alerts !== undefined){
let data28 = data.alerts;
if(Array.isArray(data28)){
if(data28.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(obj12(data28[i3], {instancePath:instancePath+"/alerts/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.frequencyDays !== undefined){
let data30 = data.frequencyDays;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data30 == "number"){
if(data30 > 3650 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/frequencyDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.allowSkip !== undefined){
if(typeof data.allowSkip !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowSkip",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.oneQuestionPerPage !== undefined){
if(typeof data.oneQuestionPerPage !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/oneQuestionPerPage",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
