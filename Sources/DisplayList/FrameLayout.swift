/// The layout of the values in an encoded frame.
///
/// The page's code for reading frames is generated from it.
///
/// `DisplayListEncoder` and `DisplayListDecoder` follow this layout. A test reads the encoder's
/// output with this description.
package indirect enum FrameLayout: Sendable {
  /// A value with a name.
  package struct Field: Sendable {
    /// The name.
    package let name: String
    /// The layout of the value.
    package let layout: FrameLayout

    init(_ name: String, _ layout: FrameLayout) {
      self.name = name
      self.layout = layout
    }
  }

  /// A named layout that other layouts can refer to.
  package struct Named: Sendable {
    /// The name.
    package let name: String
    /// The layout that the name refers to.
    package let layout: FrameLayout
  }

  /// One of the cases that a byte can select.
  package struct Case: Sendable {
    /// The byte.
    package let number: UInt8
    /// The name.
    package let name: String
    /// The fields that follow the byte.
    package let fields: [Field]
  }

  /// A byte that's 0 or 1.
  case bool
  /// An integer, least significant byte first.
  case uint16, uint64
  /// A 32-bit number.
  case float
  /// The number of bytes as a 32-bit integer, followed by UTF-8.
  case string
  /// Four numbers, which are x, y, width, and height.
  case rect
  /// Four numbers, which are red, green, blue, and opacity.
  case color
  /// A byte that represents a name.
  case name([String])
  /// Values one after another.
  case fields([Field])
  /// A byte that determines whether a value follows.
  case optional(FrameLayout)
  /// The number of values as a 32-bit integer, followed by the values.
  case list(FrameLayout)
  /// A byte that selects one of several cases.
  case choice([Case])
  /// The layout in `named` with a specific name.
  case reference(String)
}

extension FrameLayout {
  /// The layouts with names.
  ///
  /// The last one is `command`, the layout of a command.
  package static let named = [
    Named(name: "shadow", layout: shadow), Named(name: "pathElement", layout: pathElement),
    Named(name: "shape", layout: shape), Named(name: "stop", layout: stop),
    Named(name: "paint", layout: paint), Named(name: "command", layout: command),
  ]

  private static let shadow = fields([
    Field("color", .color), Field("x", .float), Field("y", .float), Field("blur", .float),
  ])

  private static let pathElement = choice(PathElementKind.self) { kind in
    switch kind {
    case .move, .line: numbers("x", "y")
    case .quadratic: numbers("controlX", "controlY", "x", "y")
    case .cubic: numbers("control1X", "control1Y", "control2X", "control2Y", "x", "y")
    case .close: []
    }
  }

  private static let shape = choice(ShapeKind.self) { kind in
    switch kind {
    case .rect, .ellipse: [Field("rect", .rect)]
    case .roundedRect:
      [Field("rect", .rect)] + numbers("topLeft", "topRight", "bottomRight", "bottomLeft")
    case .path:
      [Field("usesEvenOddRule", .bool), Field("elements", .list(.reference("pathElement")))]
    }
  }

  private static let stop = fields([Field("location", .float), Field("color", .color)])

  private static let paint = choice(PaintKind.self) { kind in
    switch kind {
    case .color: [Field("color", .color)]
    case .linearGradient:
      numbers("startX", "startY", "endX", "endY") + [Field("stops", .list(.reference("stop")))]
    case .radialGradient:
      numbers("centerX", "centerY", "radius") + [Field("stops", .list(.reference("stop")))]
    case .conicGradient:
      numbers("centerX", "centerY", "angle") + [Field("stops", .list(.reference("stop")))]
    }
  }

  private static let command = choice(Opcode.self) { opcode in
    let shape = Field("shape", .reference("shape"))
    let color = Field("color", .color)
    let shadow = Field("shadow", .reference("shadow"))
    return switch opcode {
    case .save, .restore, .endGroup: []
    case .concatenate: numbers("a", "b", "c", "d", "tx", "ty")
    case .clip: [shape]
    case .beginGroup:
      [
        Field("opacity", .float), Field("shadow", .optional(.reference("shadow"))),
        Field("blendMode", .name(BlendMode.allCases.map { "\($0)" })),
      ]
    case .fill: [shape, Field("paint", .reference("paint"))]
    case .stroke:
      [
        shape, color, Field("width", .float),
        Field("cap", .name(StrokeStyle.Cap.allCases.map { "\($0)" })),
        Field("join", .name(StrokeStyle.Join.allCases.map { "\($0)" })),
        Field("miterLimit", .float), Field("dash", .list(.float)), Field("dashPhase", .float),
      ]
    case .text:
      [
        Field("text", .string), Field("family", .string), Field("size", .float),
        Field("weight", .uint16), Field("isItalic", .bool), Field("hasMonospacedDigits", .bool),
        color,
      ] + numbers("x", "y", "tracking")
        + [Field("isRightToLeft", .bool), Field("strokeWidth", .float)]
    case .image:
      [
        Field("id", .uint64), Field("destination", .rect), Field("source", .rect),
        Field("tint", .optional(.color)), Field("isSmooth", .bool),
      ]
    case .shadow: [shape, shadow]
    case .backdropBlur: [shape, Field("radius", .float)]
    }
  }

  private static func numbers(_ names: String...) -> [Field] {
    names.map { Field($0, .float) }
  }

  private static func choice<Kind: RawRepresentable<UInt8> & CaseIterable>(
    _ kinds: Kind.Type, _ fields: (Kind) -> [Field]
  ) -> FrameLayout {
    .choice(kinds.allCases.map { Case(number: $0.rawValue, name: "\($0)", fields: fields($0)) })
  }
}
