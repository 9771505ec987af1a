import DisplayList

extension Shape {
  /// The smallest rectangle around the shape and the control points of its path.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.controlBounds
    }
  }
}
