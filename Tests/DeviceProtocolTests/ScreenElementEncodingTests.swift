import DeviceProtocol
import DisplayList
import Foundation
import Testing

@Suite struct ScreenElementEncodingTests {
  private static let tree: ScreenElement = {
    var field = ScreenElement(
      id: 7, type: "UITextField", frame: CGRect(x: 1.0 / 3, y: -2, width: 100, height: 34.5))
    field.kindName = "text field"
    field.identifier = "field"
    field.label = "Name"
    field.value = ""
    field.hint = "Your own"
    field.text = "👩‍👩‍👧 ١٢"
    field.placeholder = "Who?"
    field.kind = .textField
    field.role = .slider
    field.range = ElementRange(minimum: -1, maximum: 1, value: 0.1)
    field.options = ["One", ""]
    field.traits = 1 << 63
    field.isAccessible = true
    field.isEnabled = false
    field.isSelected = true
    field.isFocused = true
    field.isVisible = false
    field.isBehindModal = true
    field.textColor = Color(red: 0.1, green: -0.2, blue: 1.5, alpha: 0.5)
    field.backgroundColor = .white
    field.tintColor = .black
    var root = ScreenElement(id: -1, type: "UIWindow", frame: .zero)
    root.children = [field, ScreenElement(id: 8, type: "UIView", frame: .zero)]
    return root
  }()

  @Test func comesBackAsItWas() throws {
    #expect(try ScreenElement(encoded: Self.tree.encoded()) == Self.tree)
  }

  /// Returns an element with only one of its properties set.
  private static func element(with change: (inout ScreenElement) -> Void) -> ScreenElement {
    var element = ScreenElement(id: 1, type: "UIView", frame: .zero)
    (element.isEnabled, element.isVisible) = (false, false)
    change(&element)
    return element
  }

  private static let withOnePart = [
    element { $0.identifier = "a" }, element { $0.label = "a" }, element { $0.value = "a" },
    element { $0.hint = "a" }, element { $0.text = "a" }, element { $0.placeholder = "a" },
    element { $0.kind = .button }, element { $0.role = .slider },
    element { $0.range = ElementRange(minimum: 1, maximum: 3, value: 2) },
    element { $0.options = [] }, element { $0.textColor = .black },
    element { $0.backgroundColor = .black }, element { $0.tintColor = .black },
    element { $0.isAccessible = true }, element { $0.isEnabled = true },
    element { $0.isSelected = true }, element { $0.isFocused = true },
    element { $0.isVisible = true }, element { $0.isBehindModal = true },
    element { $0.kindName = "a" }, element { _ in },
  ]

  @Test(arguments: withOnePart) func nothingTakesThePlaceOfSomethingElse(_ element: ScreenElement)
    throws
  {
    #expect(try ScreenElement(encoded: element.encoded()) == element)
  }

  @Test func refusesPartsThatThereAreNot() {
    var bytes = Self.tree.encoded()
    bytes[bytes.startIndex + 2] |= 0b1_0000
    #expect(throws: ByteReader.Malformed.self) { try ScreenElement(encoded: bytes) }
  }

  @Test func refusesWhatIsCutShort() {
    let bytes = Self.tree.encoded()
    for count in 0..<bytes.count {
      #expect(throws: ByteReader.Malformed.self) {
        try ScreenElement(encoded: bytes.prefix(count))
      }
    }
  }

  @Test func refusesWhatFollows() {
    #expect(throws: ByteReader.Malformed.self) {
      try ScreenElement(encoded: Self.tree.encoded() + [0])
    }
  }

  @Test func refusesATreeWithoutBottom() {
    var tree = ScreenElement(id: 0, type: "UIView", frame: .zero)
    for id in 1..<3_000 {
      var parent = ScreenElement(id: id, type: "UIView", frame: .zero)
      parent.children = [tree]
      tree = parent
    }
    let bytes = tree.encoded()
    #expect(throws: LimitExceeded(limit: .nestedElements, value: 1001)) {
      try ScreenElement(encoded: bytes)
    }
  }

  @Test func travelsInAPacketWithItsNumber() throws {
    var buffer = PacketBuffer<AppMessage>()
    buffer.append(try Packet<AppMessage>.elements(id: 42, Self.tree.encoded()).encoded())
    guard case .elements(42, let bytes) = try buffer.next() else {
      Issue.record("no elements arrived")
      return
    }
    #expect(try ScreenElement(encoded: bytes) == Self.tree)
  }
}
