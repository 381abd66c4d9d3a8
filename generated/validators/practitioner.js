// Generated from schemas/resources/practitioner.json by npm run generate. Edits are lost.
import { equal as func5 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/human-name.js'
import { validate as obj14 } from './shared/contact-point.js'
import { validate as obj15 } from './shared/address.js'
import { validate as obj16 } from './shared/content.js'
import { validate as obj17 } from './shared/color.js'
import { validate as obj18 } from './shared/time-zone.js'
import { validate as obj19 } from './shared/coded-value.js'
import { validate as obj2 } from './shared/reference.js'
import { validate as obj28 } from './shared/meta.js'
import { validate as obj3 } from './shared/licence.js'
import { validate as obj54 } from './shared/invite.js'
import { validate as obj8 } from './shared/date-period.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Practitioner"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"person":false,"active":{"type":"boolean"},"name":{"x-shared":"generated/validators/shared/human-name.js"},"credentials":{"type":"string","maxLength":60},"roles":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1},"staffCode":{"type":"string","maxLength":20},"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/licence.js"}},"npi":{"type":"string","pattern":"^\\d{10}$"},"taxonomy":{"type":"string","maxLength":10},"supervisor":{"x-shared":"generated/validators/shared/reference.js"},"supervisors":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["clinical","administrative"]},"period":{"x-shared":"generated/validators/shared/date-period.js"}},"required":["practitioner","kind"]}},"requiresCoSignature":{"type":"boolean"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"defaultLocation":{"x-shared":"generated/validators/shared/reference.js"},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"districts":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"avatar":{"x-shared":"generated/validators/shared/content.js"},"color":{"x-shared":"generated/validators/shared/color.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"languages":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"pronouns":{"x-shared":"generated/validators/shared/coded-value.js"},"employment":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"string","format":"date"},"end":{"type":"string","format":"date"},"kind":{"enum":["employee","contractor","student","volunteer"]},"fte":{"type":"number","minimum":0,"maximum":1.5}},"required":["start","kind"]},"productivityTarget":{"type":"object","additionalProperties":false,"properties":{"minutesPerWeek":{"type":"integer","minimum":0,"maximum":10080}},"required":["minutesPerWeek"]},"populationLevel":{"enum":["All","CareTeam","Program"]},"invite":false,"profile":{"type":"object","additionalProperties":false,"properties":{"roles":{"type":"array","items":{"enum":["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"]},"uniqueItems":true}},"required":[]}},"required":["active","name","roles"]};
const func0 = Object.prototype.hasOwnProperty;
const obj6 = ["clinical","administrative"];
const obj21 = ["employee","contractor","student","volunteer"];
const obj23 = ["All","CareTeam","Program"];
const obj25 = ["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"];
const pattern0 = new RegExp("^\\d{10}$", "u");
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.roles === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "roles"}});errors++;
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
if("Practitioner" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Practitioner"}});errors++;
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
if(data.person !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/person",keyword:"false schema",params:{}});errors++;
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.name !== undefined){
if(!(obj1(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.credentials !== undefined){
let data10 = data.credentials;
if(typeof data10 === "string"){
if(func1(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.roles !== undefined){
let data11 = data.roles;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data11[i1], {instancePath:instancePath+"/roles/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.staffCode !== undefined){
let data13 = data.staffCode;
if(typeof data13 === "string"){
if(func1(data13) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/staffCode",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/staffCode",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.licenses !== undefined){
let data14 = data.licenses;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj3(data14[i2], {instancePath:instancePath+"/licenses/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.npi !== undefined){
let data16 = data.npi;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"pattern",params:{pattern: "^\\d{10}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.taxonomy !== undefined){
let data17 = data.taxonomy;
if(typeof data17 === "string"){
if(func1(data17) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/taxonomy",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxonomy",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.supervisor !== undefined){
if(!(obj2(data.supervisor, {instancePath:instancePath+"/supervisor",parentData:data,parentDataProperty:"supervisor",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.supervisors !== undefined){
let data19 = data.supervisors;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
if(data20.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data20){
if(!(((key1 === "practitioner") || (key1 === "kind")) || (key1 === "period"))){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data20.practitioner !== undefined){
if(!(obj2(data20.practitioner, {instancePath:instancePath+"/supervisors/" + i3+"/practitioner",parentData:data20,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data20.kind !== undefined){
if(!(obj6.includes(data20.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3+"/kind",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data20.period !== undefined){
if(!(obj8(data20.period, {instancePath:instancePath+"/supervisors/" + i3+"/period",parentData:data20,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/supervisors",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.requiresCoSignature !== undefined){
if(typeof data.requiresCoSignature !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresCoSignature",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.programs !== undefined){
let data25 = data.programs;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
if(!(obj2(data25[i4], {instancePath:instancePath+"/programs/" + i4,parentData:data25,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.locations !== undefined){
let data27 = data.locations;
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
if(!(obj2(data27[i5], {instancePath:instancePath+"/locations/" + i5,parentData:data27,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.defaultLocation !== undefined){
if(!(obj2(data.defaultLocation, {instancePath:instancePath+"/defaultLocation",parentData:data,parentDataProperty:"defaultLocation",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
let data30 = data.services;
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i6=0; i6<len6; i6++){
if(!(obj2(data30[i6], {instancePath:instancePath+"/services/" + i6,parentData:data30,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.districts !== undefined){
let data32 = data.districts;
if(Array.isArray(data32)){
const len7 = data32.length;
for(let i7=0; i7<len7; i7++){
if(!(obj2(data32[i7], {instancePath:instancePath+"/districts/" + i7,parentData:data32,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/districts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.contacts !== undefined){
let data34 = data.contacts;
if(Array.isArray(data34)){
const len8 = data34.length;
for(let i8=0; i8<len8; i8++){
if(!(obj14(data34[i8], {instancePath:instancePath+"/contacts/" + i8,parentData:data34,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data36 = data.addresses;
if(Array.isArray(data36)){
const len9 = data36.length;
for(let i9=0; i9<len9; i9++){
if(!(obj15(data36[i9], {instancePath:instancePath+"/addresses/" + i9,parentData:data36,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.avatar !== undefined){
if(!(obj16(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(obj17(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(obj18(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
let data41 = data.languages;
if(Array.isArray(data41)){
const len10 = data41.length;
for(let i10=0; i10<len10; i10++){
if(!(obj19(data41[i10], {instancePath:instancePath+"/languages/" + i10,parentData:data41,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.pronouns !== undefined){
if(!(obj19(data.pronouns, {instancePath:instancePath+"/pronouns",parentData:data,parentDataProperty:"pronouns",rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
if(data.employment !== undefined){
let data44 = data.employment;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data44.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key2 in data44){
if(!((((key2 === "start") || (key2 === "end")) || (key2 === "kind")) || (key2 === "fte"))){
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data44.start !== undefined){
let data45 = data44.start;
if(typeof data45 === "string"){
if(!(formats0.validate(data45))){
(vErrors ??= []).push({instancePath:instancePath+"/employment/start",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data44.end !== undefined){
let data46 = data44.end;
if(typeof data46 === "string"){
if(!(formats0.validate(data46))){
(vErrors ??= []).push({instancePath:instancePath+"/employment/end",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data44.kind !== undefined){
if(!(obj21.includes(data44.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/employment/kind",keyword:"enum",params:{allowedValues: obj21}});errors++;
}
}
if(data44.fte !== undefined){
let data48 = data44.fte;
if(typeof data48 == "number"){
if(data48 > 1.5 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/employment/fte",keyword:"maximum",params:{comparison: "<=", limit: 1.5}});errors++;
}
if(data48 < 0 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/employment/fte",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment/fte",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.productivityTarget !== undefined){
let data49 = data.productivityTarget;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.minutesPerWeek === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget",keyword:"required",params:{missingProperty: "minutesPerWeek"}});errors++;
}
for(const key3 in data49){
if(!(key3 === "minutesPerWeek")){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data49.minutesPerWeek !== undefined){
let data50 = data49.minutesPerWeek;
if(!((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50)))){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget/minutesPerWeek",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data50 == "number"){
if(data50 > 10080 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget/minutesPerWeek",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data50 < 0 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget/minutesPerWeek",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.populationLevel !== undefined){
if(!(obj23.includes(data.populationLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/populationLevel",keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
if(data.invite !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/invite",keyword:"false schema",params:{}});errors++;
}
if(data.profile !== undefined){
let data53 = data.profile;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key4 in data53){
if(!(key4 === "roles")){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data53.roles !== undefined){
let data54 = data53.roles;
if(Array.isArray(data54)){
const len11 = data54.length;
for(let i11=0; i11<len11; i11++){
if(!(obj25.includes(data54[i11]))){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles/" + i11,keyword:"enum",params:{allowedValues: obj25}});errors++;
}
}
let i12 = data54.length;
let j0;
if(i12 > 1){
outer0:
for(;i12--;){
for(j0 = i12; j0--;){
if(func5(data54[i12], data54[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles",keyword:"uniqueItems",params:{i: i12, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"type",params:{type: "object"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Practitioner"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"person":{"x-shared":"generated/validators/shared/reference.js"},"active":{"type":"boolean"},"name":{"x-shared":"generated/validators/shared/human-name.js"},"credentials":{"type":"string","maxLength":60},"roles":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1},"staffCode":{"type":"string","maxLength":20},"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/licence.js"}},"npi":{"type":"string","pattern":"^\\d{10}$"},"taxonomy":{"type":"string","maxLength":10},"supervisor":{"x-shared":"generated/validators/shared/reference.js"},"supervisors":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["clinical","administrative"]},"period":{"x-shared":"generated/validators/shared/date-period.js"}},"required":["practitioner","kind"]}},"requiresCoSignature":{"type":"boolean"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"defaultLocation":{"x-shared":"generated/validators/shared/reference.js"},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"districts":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"avatar":{"x-shared":"generated/validators/shared/content.js"},"color":{"x-shared":"generated/validators/shared/color.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"languages":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"pronouns":{"x-shared":"generated/validators/shared/coded-value.js"},"employment":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"string","format":"date"},"end":{"type":"string","format":"date"},"kind":{"enum":["employee","contractor","student","volunteer"]},"fte":{"type":"number","minimum":0,"maximum":1.5}},"required":["start","kind"]},"productivityTarget":{"type":"object","additionalProperties":false,"properties":{"minutesPerWeek":{"type":"integer","minimum":0,"maximum":10080}},"required":["minutesPerWeek"]},"populationLevel":{"enum":["All","CareTeam","Program"]},"invite":{"x-shared":"generated/validators/shared/invite.js"},"profile":{"type":"object","additionalProperties":false,"properties":{"roles":{"type":"array","items":{"enum":["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"]},"uniqueItems":true}}}},"required":["id","resourceType","partition","display","meta","active","name","roles","requiresCoSignature"]};
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.roles === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "roles"}});errors++;
}
if(data.requiresCoSignature === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requiresCoSignature"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats4.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Practitioner" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Practitioner"}});errors++;
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
if(!(obj28(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj28.errors : vErrors.concat(obj28.errors);
errors = vErrors.length;
}
}
if(data.person !== undefined){
if(!(obj2(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.name !== undefined){
if(!(obj1(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.credentials !== undefined){
let data10 = data.credentials;
if(typeof data10 === "string"){
if(func1(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.roles !== undefined){
let data11 = data.roles;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data11[i1], {instancePath:instancePath+"/roles/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.staffCode !== undefined){
let data13 = data.staffCode;
if(typeof data13 === "string"){
if(func1(data13) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/staffCode",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/staffCode",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.licenses !== undefined){
let data14 = data.licenses;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj3(data14[i2], {instancePath:instancePath+"/licenses/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.npi !== undefined){
let data16 = data.npi;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"pattern",params:{pattern: "^\\d{10}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/npi",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.taxonomy !== undefined){
let data17 = data.taxonomy;
if(typeof data17 === "string"){
if(func1(data17) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/taxonomy",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/taxonomy",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.supervisor !== undefined){
if(!(obj2(data.supervisor, {instancePath:instancePath+"/supervisor",parentData:data,parentDataProperty:"supervisor",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.supervisors !== undefined){
let data19 = data.supervisors;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
if(data20.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data20){
if(!(((key1 === "practitioner") || (key1 === "kind")) || (key1 === "period"))){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data20.practitioner !== undefined){
if(!(obj2(data20.practitioner, {instancePath:instancePath+"/supervisors/" + i3+"/practitioner",parentData:data20,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data20.kind !== undefined){
if(!(obj6.includes(data20.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3+"/kind",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data20.period !== undefined){
if(!(obj8(data20.period, {instancePath:instancePath+"/supervisors/" + i3+"/period",parentData:data20,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/supervisors/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/supervisors",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.requiresCoSignature !== undefined){
if(typeof data.requiresCoSignature !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresCoSignature",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.programs !== undefined){
let data25 = data.programs;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
if(!(obj2(data25[i4], {instancePath:instancePath+"/programs/" + i4,parentData:data25,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.locations !== undefined){
let data27 = data.locations;
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
if(!(obj2(data27[i5], {instancePath:instancePath+"/locations/" + i5,parentData:data27,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.defaultLocation !== undefined){
if(!(obj2(data.defaultLocation, {instancePath:instancePath+"/defaultLocation",parentData:data,parentDataProperty:"defaultLocation",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
let data30 = data.services;
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i6=0; i6<len6; i6++){
if(!(obj2(data30[i6], {instancePath:instancePath+"/services/" + i6,parentData:data30,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.districts !== undefined){
let data32 = data.districts;
if(Array.isArray(data32)){
const len7 = data32.length;
for(let i7=0; i7<len7; i7++){
if(!(obj2(data32[i7], {instancePath:instancePath+"/districts/" + i7,parentData:data32,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/districts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.contacts !== undefined){
let data34 = data.contacts;
if(Array.isArray(data34)){
const len8 = data34.length;
for(let i8=0; i8<len8; i8++){
if(!(obj14(data34[i8], {instancePath:instancePath+"/contacts/" + i8,parentData:data34,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data36 = data.addresses;
if(Array.isArray(data36)){
const len9 = data36.length;
for(let i9=0; i9<len9; i9++){
if(!(obj15(data36[i9], {instancePath:instancePath+"/addresses/" + i9,parentData:data36,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.avatar !== undefined){
if(!(obj16(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(obj17(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(obj18(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
let data41 = data.languages;
if(Array.isArray(data41)){
const len10 = data41.length;
for(let i10=0; i10<len10; i10++){
if(!(obj19(data41[i10], {instancePath:instancePath+"/languages/" + i10,parentData:data41,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.pronouns !== undefined){
if(!(obj19(data.pronouns, {instancePath:instancePath+"/pronouns",parentData:data,parentDataProperty:"pronouns",rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
if(data.employment !== undefined){
let data44 = data.employment;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data44.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key2 in data44){
if(!((((key2 === "start") || (key2 === "end")) || (key2 === "kind")) || (key2 === "fte"))){
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data44.start !== undefined){
let data45 = data44.start;
if(typeof data45 === "string"){
if(!(formats0.validate(data45))){
(vErrors ??= []).push({instancePath:instancePath+"/employment/start",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data44.end !== undefined){
let data46 = data44.end;
if(typeof data46 === "string"){
if(!(formats0.validate(data46))){
(vErrors ??= []).push({instancePath:instancePath+"/employment/end",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data44.kind !== undefined){
if(!(obj21.includes(data44.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/employment/kind",keyword:"enum",params:{allowedValues: obj21}});errors++;
}
}
if(data44.fte !== undefined){
let data48 = data44.fte;
if(typeof data48 == "number"){
if(data48 > 1.5 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/employment/fte",keyword:"maximum",params:{comparison: "<=", limit: 1.5}});errors++;
}
if(data48 < 0 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/employment/fte",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment/fte",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employment",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.productivityTarget !== undefined){
let data49 = data.productivityTarget;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.minutesPerWeek === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget",keyword:"required",params:{missingProperty: "minutesPerWeek"}});errors++;
}
for(const key3 in data49){
if(!(key3 === "minutesPerWeek")){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data49.minutesPerWeek !== undefined){
let data50 = data49.minutesPerWeek;
if(!((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50)))){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget/minutesPerWeek",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data50 == "number"){
if(data50 > 10080 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget/minutesPerWeek",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data50 < 0 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget/minutesPerWeek",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productivityTarget",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.populationLevel !== undefined){
if(!(obj23.includes(data.populationLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/populationLevel",keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
if(data.invite !== undefined){
if(!(obj54(data.invite, {instancePath:instancePath+"/invite",parentData:data,parentDataProperty:"invite",rootData}))){
vErrors = vErrors === null ? obj54.errors : vErrors.concat(obj54.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data53 = data.profile;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key4 in data53){
if(!(key4 === "roles")){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data53.roles !== undefined){
let data54 = data53.roles;
if(Array.isArray(data54)){
const len11 = data54.length;
for(let i11=0; i11<len11; i11++){
if(!(obj25.includes(data54[i11]))){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles/" + i11,keyword:"enum",params:{allowedValues: obj25}});errors++;
}
}
let i12 = data54.length;
let j0;
if(i12 > 1){
outer0:
for(;i12--;){
for(j0 = i12; j0--;){
if(func5(data54[i12], data54[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles",keyword:"uniqueItems",params:{i: i12, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
