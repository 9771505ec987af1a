import Foundation
import Testing

@testable import DisplayList

/// The description of the frame format, on which the page's reader is based.
struct FrameLayoutTests {
  /// Reads values according to the layout, and collects lengths and colors that aren't valid.
  private struct LayoutReader {
    var reader: ByteReader
    var values: [String] = []

    mutating func read(_ layout: FrameLayout) throws {
      switch layout {
      case .bool: values.append("\(try reader.readBool())")
      case .uint16: values.append("\(try reader.readInteger() as UInt16)")
      case .uint64: values.append("\(try reader.readInteger() as UInt64)")
      case .float: _ = try reader.readInteger() as UInt32
      case .string: values.append(try reader.readString(.runText))
      case .rect: _ = try reader.readRect()
      case .color: _ = try reader.readColor()
      case .name(let names): values.append(names[Int(try reader.readByte())])
      case .fields(let fields): for field in fields { try read(field.layout) }
      case .optional(let layout): if try reader.readBool() { try read(layout) }
      case .list(let layout):
        for _ in 0..<(try reader.readCount(.pathElements)) { try read(layout) }
      case .choice(let cases):
        let number = try reader.readByte()
        let chosen = try #require(cases.first { $0.number == number })
        values.append(chosen.name)
        for field in chosen.fields { try read(field.layout) }
      case .reference(let name):
        try read(#require(FrameLayout.named.first { $0.name == name }).layout)
      }
    }
  }

  @Test(arguments: EncodingTests.everyCommand)
  func describesWhatIsEncoded(_ command: DrawingCommand) throws {
    let bytes = DisplayList(size: .zero, commands: [command]).encoded()
    let heading = DisplayList(size: .zero).encoded().count
    var reader = LayoutReader(reader: ByteReader(bytes.dropFirst(heading)))
    try reader.read(.reference("command"))
    #expect(reader.reader.isAtEnd)
    let name = String("\(command)".prefix { $0 != "(" })
    #expect(reader.values.first == name)
  }

  @Test func namesWhatIsChosen() throws {
    let style = StrokeStyle(width: 2, cap: .round, join: .bevel)
    let bytes = DisplayList(
      size: .zero,
      commands: [
        .stroke(.ellipse(.zero), .black, style),
        .beginGroup(opacity: 1, shadow: nil, blendMode: .destinationOut),
      ]
    ).encoded()
    var reader = LayoutReader(
      reader: ByteReader(bytes.dropFirst(DisplayList(size: .zero).encoded().count)))
    try reader.read(.reference("command"))
    try reader.read(.reference("command"))
    #expect(
      reader.values == [
        "stroke", "ellipse", "round", "bevel", "beginGroup", "destinationOut",
      ]
    )
  }

  @Test func everyKindIsTried() {
    var kinds: Set<String> = []
    for command in EncodingTests.everyCommand {
      kinds.insert(String("\(command)".prefix { $0 != "(" }))
    }
    #expect(kinds == Set(Opcode.allCases.map { "\($0)" }))
  }
}
