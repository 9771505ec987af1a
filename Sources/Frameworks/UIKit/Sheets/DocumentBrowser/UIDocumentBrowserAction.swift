import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// An app's action for documents in a browser.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentbrowseraction>.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// The places where a browser offers an action.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability-swift.struct>.
  public struct Availability: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates places from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A document's menu.
    public static let menu = Availability(rawValue: 1 << 0)
    /// The navigation bar while the user selects documents.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// The identifier.
  public let identifier: String
  /// The title.
  public let localizedTitle: String
  /// The places where the action is offered.
  public let availability: Availability
  /// The image.
  open var image: UIImage?
  /// Whether the image is only in menus, and the navigation bar has the title.
  @available(IOS26 )
  open var imageOnlyForContextMenu = false
  /// The identifiers of the types of the documents that the action is for.
  open var supportedContentTypes = ["public.item"]
  /// Whether the action is for several documents at once.
  open var supportsMultipleItems = true
  private let handler: ([URL]) -> Void

  /// Creates an action.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }

  /// Returns whether the menu of a document with a type has the action.
  final func isInMenu(of type: UTType) -> Bool {
    availability.contains(.menu)
      && supportedContentTypes.contains { type.conforms(to: UTType(importedAs: $0)) }
  }

  /// Returns the element of a document's menu.
  final func element(for document: URL) -> UIAction {
    UIAction(title: localizedTitle, image: image) { [handler] _ in handler([document]) }
  }
}
