import Stubs

/// The icon of a quick action.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon>.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  /// The system's icons.
  public enum IconType: Int, Sendable {
    /// Composing something.
    case compose
    /// Playing something.
    case play
    /// Pausing something.
    case pause
    /// Adding something.
    case add
    /// A location.
    case location
    /// Searching for something.
    case search
    /// Sharing something.
    case share
    /// Something that isn't allowed.
    case prohibit
    /// A contact.
    case contact
    /// Home.
    case home
    /// Marking a location.
    case markLocation
    /// A favorite.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// A confirmation.
    case confirmation
    /// Mail.
    case mail
    /// A message.
    case message
    /// A date.
    case date
    /// A time.
    case time
    /// Taking a picture.
    case capturePhoto
    /// Taking a video.
    case captureVideo
    /// A task.
    case task
    /// A task that's done.
    case taskCompleted
    /// An alarm.
    case alarm
    /// A bookmark.
    case bookmark
    /// Shuffling.
    case shuffle
    /// Audio.
    case audio
    /// An update.
    case update
  }

  private override init() {
    super.init()
    Stub.shortcutIcon.report()
  }

  /// Creates one of the system's icons.
  public convenience init(type: IconType) {
    self.init()
  }

  /// Creates an icon from an image in the app.
  public convenience init(templateImageName: String) {
    self.init()
  }

  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) {
    self.init()
  }

  /// Returns the icon itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
