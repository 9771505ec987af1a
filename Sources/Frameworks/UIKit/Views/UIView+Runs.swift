extension UIView {
  /// Whether the view has no touch or accessibility behavior of its own.
  private var isPlain: Bool {
    let kind: UIView.Type = type(of: self)
    return kind == UILabel.self || kind == UIView.self || kind == UIImageView.self
  }

  package final func hasPlainSubviews(at places: Range<Int>) -> Bool {
    places.upperBound <= storedSubviews.count
      && places.allSatisfy { place in
        let subview = storedSubviews[place]
        return subview.isPlain && !subview.accessibilityViewIsModal
          && backingLayer.isSublayer(subview.backingLayer, at: place)
      }
  }

  /// Returns the subviews in an area that can be touched or described, as ranges of indexes, or
  /// `nil` for all.
  /// - Parameter area: A part of the view, in its own coordinates.
  final func placesOfSubviews(in area: CGRect) -> [Range<Int>]? {
    guard let places = backingLayer.placesOfSublayers(in: area),
      backingLayer.sublayers?.count ?? 0 >= storedSubviews.count
    else { return nil }
    return places.map { $0.clamped(to: storedSubviews.indices) }
  }

  /// Returns the subview that a touch hits.
  /// - Parameter point: The location of the touch in the view's coordinates, before the transform
  ///   of its sublayers is applied.
  final func hitSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let places = placesOfSubviews(in: CGRect(origin: point, size: .zero)) else {
      return hitSubview(among: storedSubviews.indices, at: point, with: event)
    }
    for places in places.reversed() {
      if let hit = hitSubview(among: places, at: point, with: event) { return hit }
    }
    return nil
  }

  private func hitSubview(
    among places: Range<Int>, at point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    for subview in storedSubviews[places].reversed() {
      let inside = subview.backingLayer.touchedPoint(fromSuperlayer: point)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return nil
  }
}
