import DisplayList

extension Shape {
  /// The smallest rectangle that contains the shape and its path's control points.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.controlBounds
    }
  }
}
