import Foundation

/// The environment of a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space that's available for the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a layout, which is a collection view or a group in it.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}
