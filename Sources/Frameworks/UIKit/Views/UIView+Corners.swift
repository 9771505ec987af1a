import QuartzCore
import Stubs

extension UIView {
  /// The radii of the view's corners, which follow the view's size.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public var cornerConfiguration: UICornerConfiguration {
    get { layoutState.corners ?? .square }
    set {
      layoutState.corners = newValue
      ConcentricViews.shared.note(self, isConcentric: newValue.isConcentric)
      updateCorners()
    }
  }

  /// Returns the current radius of a corner, in points.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    updateCorners()
    return radius(of: corner)
  }

  /// Returns the radius of a corner according to the configuration, or to the layer if there's no
  /// configuration.
  fileprivate final func radius(of corner: UIRectCorner) -> CGFloat {
    let places = CACornerMask.corners.filter { corner.contains($0.corner) }
    guard let corners = layoutState.corners else {
      let isRound = places.contains { layer.maskedCorners.contains($0.mask) }
      return isRound ? layer.cornerRadius : 0
    }
    return places.first.map { corners.radius(of: $0.corner, in: self) } ?? 0
  }

  /// Updates the corners after the view's frame changes, in the same animation.
  final func updateCornersForGeometry() {
    guard layoutState.corners != nil || !ConcentricViews.shared.isEmpty else { return }
    updateCorners()
  }

  /// Applies the corner configurations of the view and of the views in it that are concentric with
  /// others.
  final func updateCorners() {
    applyCorners()
    ConcentricViews.shared.applyCorners(in: self)
  }

  /// Applies the corner configuration, if there is one, to the layer.
  final func applyCorners() {
    guard let corners = layoutState.corners else { return }
    let radii = CACornerMask.corners.map { corners.radius(of: $0.corner, in: self) }
    let largest = radii.max() ?? 0
    layer.cornerRadius = largest
    guard largest > 0 else { return }
    let round = zip(CACornerMask.corners, radii).filter { $0.1 > 0 }
    layer.maskedCorners = CACornerMask(round.map { $0.0.mask })
    Stub.cornerConfiguration.report(if: round.contains { $0.1 < largest })
  }
}

extension CACornerMask {
  /// The corners, with their names in layers and in views.
  fileprivate static let corners: [(corner: UIRectCorner, mask: CACornerMask)] = [
    (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
    (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
  ]
}

extension UICornerConfiguration {
  /// Whether a radius depends on the corners of a container.
  fileprivate var isConcentric: Bool {
    guard case .corners(let corners) = shape else { return false }
    return [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight].contains {
      if case .containerConcentric? = $0?.kind { true } else { false }
    }
  }

  /// Returns the radius of one corner of a view.
  @MainActor fileprivate func radius(of corner: UIRectCorner, in view: UIView) -> CGFloat {
    let limit = min(view.bounds.width, view.bounds.height) / 2
    switch shape {
    case .capsule(let maximum): return min(limit, maximum ?? limit)
    case .corners(let corners):
      let radius: UICornerRadius? =
        switch corner {
        case .topLeft: corners.topLeft
        case .topRight: corners.topRight
        case .bottomLeft: corners.bottomLeft
        default: corners.bottomRight
        }
      switch radius?.kind {
      case .fixed(let length)?: return min(limit, max(0, length))
      case .containerConcentric(let minimum)?:
        return min(limit, max(minimum ?? 0, Self.concentricRadius(of: corner, in: view)))
      case nil: return 0
      }
    }
  }

  /// Returns the radius of a corner with the same center as that of the closest superview with
  /// round corners.
  @MainActor private static func concentricRadius(
    of corner: UIRectCorner, in view: UIView
  ) -> CGFloat {
    var superview = view.superview
    while let container = superview {
      let outer = container.radius(of: corner)
      if outer > 0 {
        let frame = view.convert(view.bounds, to: container)
        let bounds = container.bounds
        let isLeft = corner == .topLeft || corner == .bottomLeft
        let isTop = corner == .topLeft || corner == .topRight
        let x = isLeft ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
        let y = isTop ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
        return max(0, outer - max(x, y))
      }
      superview = container.superview
    }
    return 0
  }
}
