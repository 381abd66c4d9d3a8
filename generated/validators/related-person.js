// Generated from schemas/resources/related-person.json by npm run generate. Edits are lost.
import { equal as func9 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/date-period.js'
import { validate as obj15 } from './shared/meta.js'
import { validate as obj2 } from './shared/human-name.js'
import { validate as obj3 } from './shared/coded-value.js'
import { validate as obj34 } from './shared/invite.js'
import { validate as obj6 } from './shared/contact-point.js'
import { validate as obj7 } from './shared/address.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"RelatedPerson"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"patient":{"x-shared":"generated/validators/shared/reference.js"},"name":{"x-shared":"generated/validators/shared/human-name.js"},"relationship":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"},"minItems":1},"birthDate":{"type":"string","format":"date"},"gender":{"enum":["male","female","nonbinary","other","unknown","undisclosed"]},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"active":{"type":"boolean"},"authority":{"type":"object","additionalProperties":false,"properties":{"legal":{"type":"boolean"},"kind":{"x-shared":"generated/validators/shared/coded-value.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"verified":{"type":"boolean"},"verifiedBy":false,"verifiedAt":false,"period":{"x-shared":"generated/validators/shared/date-period.js"}},"required":[]},"isEmergencyContact":{"type":"boolean"},"isNextOfKin":{"type":"boolean"},"livesWithPatient":{"type":"boolean"},"mayDiscuss":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"boolean"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"notes":{"type":"string","maxLength":2000}},"required":["allowed"]},"custody":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["full","joint","none"]},"notes":{"type":"string","maxLength":2000}},"required":[]},"profile":false,"invite":false},"required":["patient","name","relationship","active"]};
const func0 = Object.prototype.hasOwnProperty;
const obj4 = ["male","female","nonbinary","other","unknown","undisclosed"];
const obj12 = ["full","joint","none"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.relationship === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "relationship"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
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
if("RelatedPerson" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "RelatedPerson"}});errors++;
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
if(data.name !== undefined){
if(!(obj2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.relationship !== undefined){
let data9 = data.relationship;
if(Array.isArray(data9)){
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/relationship",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data9[i1], {instancePath:instancePath+"/relationship/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/relationship",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.birthDate !== undefined){
let data11 = data.birthDate;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.gender !== undefined){
if(!(obj4.includes(data.gender))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.contacts !== undefined){
let data13 = data.contacts;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data13[i2], {instancePath:instancePath+"/contacts/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data15 = data.addresses;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7(data15[i3], {instancePath:instancePath+"/addresses/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.authority !== undefined){
let data18 = data.authority;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!(((((((key1 === "legal") || (key1 === "kind")) || (key1 === "document")) || (key1 === "verified")) || (key1 === "verifiedBy")) || (key1 === "verifiedAt")) || (key1 === "period"))){
(vErrors ??= []).push({instancePath:instancePath+"/authority",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.legal !== undefined){
if(typeof data18.legal !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/authority/legal",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data18.kind !== undefined){
if(!(obj3(data18.kind, {instancePath:instancePath+"/authority/kind",parentData:data18,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data18.document !== undefined){
if(!(obj1(data18.document, {instancePath:instancePath+"/authority/document",parentData:data18,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.verified !== undefined){
if(typeof data18.verified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/authority/verified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data18.verifiedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authority/verifiedBy",keyword:"false schema",params:{}});errors++;
}
if(data18.verifiedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authority/verifiedAt",keyword:"false schema",params:{}});errors++;
}
if(data18.period !== undefined){
if(!(obj10(data18.period, {instancePath:instancePath+"/authority/period",parentData:data18,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authority",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.isEmergencyContact !== undefined){
if(typeof data.isEmergencyContact !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isEmergencyContact",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.isNextOfKin !== undefined){
if(typeof data.isNextOfKin !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isNextOfKin",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.livesWithPatient !== undefined){
if(typeof data.livesWithPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/livesWithPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.mayDiscuss !== undefined){
let data29 = data.mayDiscuss;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.allowed === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss",keyword:"required",params:{missingProperty: "allowed"}});errors++;
}
for(const key2 in data29){
if(!(((key2 === "allowed") || (key2 === "consent")) || (key2 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data29.allowed !== undefined){
if(typeof data29.allowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss/allowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data29.consent !== undefined){
if(!(obj1(data29.consent, {instancePath:instancePath+"/mayDiscuss/consent",parentData:data29,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data29.notes !== undefined){
let data32 = data29.notes;
if(typeof data32 === "string"){
if(func1(data32) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.custody !== undefined){
let data33 = data.custody;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key3 in data33){
if(!((key3 === "kind") || (key3 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/custody",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data33.kind !== undefined){
if(!(obj12.includes(data33.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/custody/kind",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data33.notes !== undefined){
let data35 = data33.notes;
if(typeof data35 === "string"){
if(func1(data35) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/custody/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/custody/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/custody",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.profile !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"false schema",params:{}});errors++;
}
if(data.invite !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/invite",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"RelatedPerson"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"name":{"x-shared":"generated/validators/shared/human-name.js"},"relationship":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"},"minItems":1},"birthDate":{"type":"string","format":"date"},"gender":{"enum":["male","female","nonbinary","other","unknown","undisclosed"]},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"active":{"type":"boolean"},"authority":{"type":"object","additionalProperties":false,"properties":{"legal":{"type":"boolean"},"kind":{"x-shared":"generated/validators/shared/coded-value.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"verified":{"type":"boolean"},"verifiedBy":{"x-shared":"generated/validators/shared/reference.js"},"verifiedAt":{"type":"string","format":"date-time"},"period":{"x-shared":"generated/validators/shared/date-period.js"}}},"isEmergencyContact":{"type":"boolean"},"isNextOfKin":{"type":"boolean"},"livesWithPatient":{"type":"boolean"},"mayDiscuss":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"boolean"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"notes":{"type":"string","maxLength":2000}},"required":["allowed"]},"custody":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["full","joint","none"]},"notes":{"type":"string","maxLength":2000}}},"profile":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"roles":{"type":"array","items":{"enum":["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"]},"uniqueItems":true},"securityRoles":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"portalEnabled":{"type":"boolean"}}},"invite":{"x-shared":"generated/validators/shared/invite.js"}},"required":["id","resourceType","partition","display","meta","patient","name","relationship","active","isEmergencyContact","isNextOfKin","livesWithPatient"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats6 = formats["date-time"];
const obj31 = ["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"];
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.relationship === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "relationship"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
if(data.isEmergencyContact === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isEmergencyContact"}});errors++;
}
if(data.isNextOfKin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isNextOfKin"}});errors++;
}
if(data.livesWithPatient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "livesWithPatient"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("RelatedPerson" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "RelatedPerson"}});errors++;
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
if(!(obj15(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(obj2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.relationship !== undefined){
let data9 = data.relationship;
if(Array.isArray(data9)){
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/relationship",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data9[i1], {instancePath:instancePath+"/relationship/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/relationship",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.birthDate !== undefined){
let data11 = data.birthDate;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.gender !== undefined){
if(!(obj4.includes(data.gender))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.contacts !== undefined){
let data13 = data.contacts;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data13[i2], {instancePath:instancePath+"/contacts/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data15 = data.addresses;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7(data15[i3], {instancePath:instancePath+"/addresses/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.authority !== undefined){
let data18 = data.authority;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!(((((((key1 === "legal") || (key1 === "kind")) || (key1 === "document")) || (key1 === "verified")) || (key1 === "verifiedBy")) || (key1 === "verifiedAt")) || (key1 === "period"))){
(vErrors ??= []).push({instancePath:instancePath+"/authority",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.legal !== undefined){
if(typeof data18.legal !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/authority/legal",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data18.kind !== undefined){
if(!(obj3(data18.kind, {instancePath:instancePath+"/authority/kind",parentData:data18,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data18.document !== undefined){
if(!(obj1(data18.document, {instancePath:instancePath+"/authority/document",parentData:data18,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.verified !== undefined){
if(typeof data18.verified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/authority/verified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data18.verifiedBy !== undefined){
if(!(obj1(data18.verifiedBy, {instancePath:instancePath+"/authority/verifiedBy",parentData:data18,parentDataProperty:"verifiedBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.verifiedAt !== undefined){
let data24 = data18.verifiedAt;
if(typeof data24 === "string"){
if(!(formats6.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/authority/verifiedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authority/verifiedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.period !== undefined){
if(!(obj10(data18.period, {instancePath:instancePath+"/authority/period",parentData:data18,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authority",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.isEmergencyContact !== undefined){
if(typeof data.isEmergencyContact !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isEmergencyContact",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.isNextOfKin !== undefined){
if(typeof data.isNextOfKin !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isNextOfKin",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.livesWithPatient !== undefined){
if(typeof data.livesWithPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/livesWithPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.mayDiscuss !== undefined){
let data29 = data.mayDiscuss;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.allowed === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss",keyword:"required",params:{missingProperty: "allowed"}});errors++;
}
for(const key2 in data29){
if(!(((key2 === "allowed") || (key2 === "consent")) || (key2 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data29.allowed !== undefined){
if(typeof data29.allowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss/allowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data29.consent !== undefined){
if(!(obj1(data29.consent, {instancePath:instancePath+"/mayDiscuss/consent",parentData:data29,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data29.notes !== undefined){
let data32 = data29.notes;
if(typeof data32 === "string"){
if(func1(data32) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mayDiscuss",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.custody !== undefined){
let data33 = data.custody;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key3 in data33){
if(!((key3 === "kind") || (key3 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/custody",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data33.kind !== undefined){
if(!(obj12.includes(data33.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/custody/kind",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data33.notes !== undefined){
let data35 = data33.notes;
if(typeof data35 === "string"){
if(func1(data35) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/custody/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/custody/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/custody",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.profile !== undefined){
let data36 = data.profile;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key4 in data36){
if(!((((key4 === "person") || (key4 === "roles")) || (key4 === "securityRoles")) || (key4 === "portalEnabled"))){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data36.person !== undefined){
if(!(obj1(data36.person, {instancePath:instancePath+"/profile/person",parentData:data36,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data36.roles !== undefined){
let data38 = data36.roles;
if(Array.isArray(data38)){
const len4 = data38.length;
for(let i4=0; i4<len4; i4++){
if(!(obj31.includes(data38[i4]))){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles/" + i4,keyword:"enum",params:{allowedValues: obj31}});errors++;
}
}
let i5 = data38.length;
let j0;
if(i5 > 1){
outer0:
for(;i5--;){
for(j0 = i5; j0--;){
if(func9(data38[i5], data38[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
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
if(data36.securityRoles !== undefined){
let data40 = data36.securityRoles;
if(Array.isArray(data40)){
const len5 = data40.length;
for(let i6=0; i6<len5; i6++){
if(!(obj1(data40[i6], {instancePath:instancePath+"/profile/securityRoles/" + i6,parentData:data40,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile/securityRoles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data36.portalEnabled !== undefined){
if(typeof data36.portalEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/profile/portalEnabled",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.invite !== undefined){
if(!(obj34(data.invite, {instancePath:instancePath+"/invite",parentData:data,parentDataProperty:"invite",rootData}))){
vErrors = vErrors === null ? obj34.errors : vErrors.concat(obj34.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
