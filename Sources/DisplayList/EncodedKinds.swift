/// The number that stands for each command in an encoded frame.
enum Opcode: UInt8, CaseIterable {
  case save = 1
  case restore, concatenate, clip, beginGroup, endGroup, fill, stroke, text, image, shadow
  case backdropBlur
}

/// The number that stands for each kind of shape in an encoded frame.
enum ShapeKind: UInt8, CaseIterable {
  case rect, roundedRect, ellipse, path
}

/// The number that stands for each kind of paint in an encoded frame.
enum PaintKind: UInt8, CaseIterable {
  case color, linearGradient, radialGradient, conicGradient
}

/// The number that stands for each step of a path in an encoded frame.
enum PathElementKind: UInt8, CaseIterable {
  case move, line, quadratic, cubic, close
}
