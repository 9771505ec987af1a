import Foundation

/// A background of a section in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String

  private init(_ elementKind: String) {
    kind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background for a section.
  open class func background(elementKind: String) -> Self {
    layoutPart(NSCollectionLayoutDecorationItem(elementKind))
  }

  /// The position of the background on the z-axis.
  open var zIndex = 0
  /// The kind of the background's view, which the layout registers.
  open var elementKind: String { kind }

  /// Returns a copy of the background.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.zIndex = zIndex
    return copy
  }
}
