import Stubs

extension UIView {
  /// A part of a view for laying out content.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/layoutregion>.
  @available(IOS26 )
  public struct LayoutRegion: Hashable, Sendable {
    /// The axes along which a region can avoid the corners of a window.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiview/layoutregion/adaptivityaxis>.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// The region is inset at the left and right.
      case horizontal
      /// The region is inset at the top and bottom.
      case vertical
    }

    fileprivate enum Kind { case safeArea, margins, readableContent }

    fileprivate let kind: Kind
    private let cornerAdaptation: AdaptivityAxis?

    private init(_ kind: Kind, _ cornerAdaptation: AdaptivityAxis?) {
      Stub.layoutRegionCorners.report(if: cornerAdaptation != nil)
      self.kind = kind
      self.cornerAdaptation = cornerAdaptation
    }

    /// Returns the safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(.safeArea, cornerAdaptation)
    }

    /// Returns the area within the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(.margins, cornerAdaptation)
    }

    /// Returns the area for text that's comfortable to read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(.readableContent, cornerAdaptation)
    }
  }

  /// Returns the layout guide of a region.
  @available(IOS26 )
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns the insets of a region from the view's edges.
  @available(IOS26 )
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
  }

  /// Returns the insets of a region from the view's edges, depending on the layout direction.
  @available(IOS26 )
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    layoutState.directional(edgeInsets(for: region))
  }
}
