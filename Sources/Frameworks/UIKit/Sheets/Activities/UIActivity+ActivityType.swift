import UIKitCore

extension UIActivity {
  /// The identifier of an activity.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiactivity/activitytype>.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Creates a type from its identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Add to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Send with AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Assign to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Copy to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Send by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Send as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Print.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Save to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Open in Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Mark up as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Post to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Post to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Post to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    /// Post to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Post to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Post to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
  }
}
