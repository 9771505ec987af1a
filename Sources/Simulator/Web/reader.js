// Reads individual values of an encoded frame.

export class Reader {
  constructor(buffer, offset = 0) {
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.offset = offset;
    this.decoder = new TextDecoder();
  }
  byte() { return this.view.getUint8(this.offset++); }
  bool() { return this.byte() !== 0; }
  uint16() { const value = this.view.getUint16(this.offset, true); this.offset += 2; return value; }
  uint32() { const value = this.view.getUint32(this.offset, true); this.offset += 4; return value; }
  uint64() {
    const value = this.view.getBigUint64(this.offset, true);
    this.offset += 8;
    return value;
  }
  float() { const value = this.view.getFloat32(this.offset, true); this.offset += 4; return value; }
  string() {
    const count = this.uint32();
    const text = this.decoder.decode(this.bytes.subarray(this.offset, this.offset + count));
    this.offset += count;
    return text;
  }
  rect() { return [this.float(), this.float(), this.float(), this.float()]; }
  color() {
    const channel = () => Math.round(Math.min(1, Math.max(0, this.float())) * 25500) / 100;
    const [red, green, blue] = [channel(), channel(), channel()];
    return `rgb(${red} ${green} ${blue} / ${Math.min(1, Math.max(0, this.float()))})`;
  }
  list(read) { return Array.from({ length: this.uint32() }, read); }
}
