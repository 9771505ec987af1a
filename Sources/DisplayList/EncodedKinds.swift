/// The numbers of commands in an encoded frame.
enum Opcode: UInt8, CaseIterable {
  case save = 1
  case restore, concatenate, clip, beginGroup, endGroup, fill, stroke, text, image, shadow
  case backdropBlur
}

/// The numbers of shapes in an encoded frame.
enum ShapeKind: UInt8, CaseIterable {
  case rect, roundedRect, ellipse, path
}

/// The numbers of paints in an encoded frame.
enum PaintKind: UInt8, CaseIterable {
  case color, linearGradient, radialGradient, conicGradient
}

/// The numbers of path elements in an encoded frame.
enum PathElementKind: UInt8, CaseIterable {
  case move, line, quadratic, cubic, close
}
