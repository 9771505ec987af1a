import DisplayList
import Foundation
import Testing

@Suite("Frames as bytes")
struct EncodingTests {
  /// One command of each kind, with each kind of shape, paint, and path element.
  static let everyCommand: [DrawingCommand] = [
    .save,
    .concatenate(Transform(a: 1, b: 0.5, c: -0.5, d: 2, tx: 10, ty: -20)),
    .clip(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
    .beginGroup(opacity: 0.5, shadow: nil),
    .beginGroup(
      opacity: 1,
      shadow: Shadow(color: .black, offset: CGSize(width: 0, height: 3), blur: 4.5)),
    .beginGroup(opacity: 1, shadow: nil, blendMode: .plusLighter),
    .fill(.ellipse(CGRect(x: 0, y: 0, width: 8, height: 8)), .color(.white)),
    .endGroup,
    .fill(
      .roundedRect(
        CGRect(x: 0, y: 0, width: 50, height: 30),
        CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
      .linearGradient(
        start: .zero, end: CGPoint(x: 50, y: 0),
        stops: [
          GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .clear),
        ])),
    .fill(
      .path(
        Path(
          elements: [
            .move(.zero), .line(CGPoint(x: 4, y: 0)),
            .quadratic(control: CGPoint(x: 4, y: 4), to: CGPoint(x: 0, y: 4)),
            .cubic(
              control1: CGPoint(x: -1, y: 3), control2: CGPoint(x: -1, y: 1), to: .zero),
            .close,
          ], usesEvenOddRule: true)),
      .radialGradient(
        center: CGPoint(x: 2, y: 2), radius: 3,
        stops: [GradientStop(location: 0.25, color: .black)])),
    .fill(
      .ellipse(CGRect(x: 0, y: 0, width: 9, height: 9)),
      .conicGradient(
        center: CGPoint(x: 4, y: 5), angle: -1.5,
        stops: [GradientStop(location: 0.5, color: .white)])),
    .stroke(
      .rect(CGRect(x: 0, y: 0, width: 5, height: 5)), .black,
      StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 2], dashPhase: 0.5)),
    .text(
      TextRun(
        text: "Goodbye 👋", font: FontFace(size: 17, weight: 600, isItalic: true),
        color: Color(red: 0.5, green: 0.25, blue: 0.125), origin: CGPoint(x: 16, y: 32),
        tracking: -0.5, isRightToLeft: true, strokeWidth: 1.5)),
    .image(
      ImageID(rawValue: .max), destination: CGRect(x: 0, y: 0, width: 10, height: 10),
      source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil, isSmooth: false),
    .image(
      ImageID(rawValue: 7), destination: CGRect(x: 0, y: 0, width: 10, height: 10),
      source: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), tint: .black),
    .shadow(
      .rect(CGRect(x: 0, y: 0, width: 5, height: 5)),
      Shadow(color: .black, offset: .zero, blur: 1)),
    .backdropBlur(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), radius: 20),
    .endGroup,
    .endGroup,
    .restore,
  ]

  @Test("what is written is read again")
  func roundTrip() throws {
    let frame = DisplayList(size: CGSize(width: 393, height: 852), commands: Self.everyCommand)
    #expect(try DisplayList(encoded: frame.encoded()) == frame)
  }

  @Test("a frame cut short at any byte is refused, and never crashes")
  func truncated() {
    let bytes = DisplayList(size: CGSize(width: 1, height: 1), commands: Self.everyCommand)
      .encoded()
    for count in 0..<bytes.count {
      #expect(throws: ByteReader.Malformed.self) {
        try DisplayList(encoded: bytes.prefix(count))
      }
    }
  }

  @Test("bytes that follow the last command are refused")
  func trailingBytes() {
    let bytes = DisplayList(size: .zero).encoded() + [0]
    #expect(throws: ByteReader.Malformed.self) { try DisplayList(encoded: bytes) }
  }

  @Test("another version is refused")
  func otherVersion() {
    var bytes = DisplayList(size: .zero).encoded()
    bytes[0] = DisplayList.encodingVersion + 1
    #expect(throws: ByteReader.Malformed.self) { try DisplayList(encoded: bytes) }
  }

  @Test("the layout of the bytes is the one the page reads")
  func layout() {
    let frame = DisplayList(size: CGSize(width: 1, height: 2), commands: [.save, .restore])
    #expect(
      Array(frame.encoded()) == [
        3, 0, 0, 0x80, 0x3F, 0, 0, 0, 0x40, 2, 0, 0, 0, 1, 2,
      ])
  }
}
