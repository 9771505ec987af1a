import Foundation

/// The space that's available for a section or a group of a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, without insets.
  var contentSize: CGSize { get }
  /// The size of the container, within the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container, including those of its own container.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
