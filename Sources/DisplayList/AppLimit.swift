/// A limit on a quantity that an app can request from a device.
///
/// A value within all limits can be stored, drawn, and sent to a page without affecting anything
/// but the app. All limits are defined here. Code that writes values observes them, and code that
/// reads values checks them before use.
package final class AppLimit: Sendable {
  /// The quantity, such as “number of drawing commands in a frame”.
  package let name: String
  /// The maximum value.
  ///
  /// For values that can be negative, it's the maximum absolute value.
  package let maximum: Double
  /// The unit of the maximum, or an empty string for a count.
  package let unit: String
  /// Advice for the app's developer.
  package let advice: String

  private init(_ name: String, _ maximum: Double, _ unit: String, _ advice: String) {
    self.name = name
    self.maximum = maximum
    self.unit = unit
    self.advice = advice
  }

  private convenience init(_ name: String, _ maximum: Double, _ advice: String) {
    self.init(name, maximum, "", advice)
  }

  /// Returns the closest value within the limit.
  ///
  /// NaN isn't changed.
  package func clamp(_ value: Double) -> Double {
    value > maximum ? maximum : value < -maximum ? -maximum : value
  }

  /// Checks a value.
  /// - Throws: `LimitExceeded` if the value exceeds the limit or isn't a number.
  @inline(__always)
  package func check(_ value: Double) throws(LimitExceeded) {
    guard abs(value) <= maximum else { throw LimitExceeded(limit: self, value: value) }
  }

  /// Checks a number of items or bytes.
  /// - Throws: `LimitExceeded` if the number exceeds the limit.
  @inline(__always)
  package func check(_ count: Int) throws(LimitExceeded) {
    guard Double(count) <= maximum else { throw LimitExceeded(limit: self, value: Double(count)) }
  }
}

extension AppLimit: Equatable {
  /// Returns whether both are the same limit.
  package static func == (left: AppLimit, right: AppLimit) -> Bool { left === right }
}

// MARK: - Frames

extension AppLimit {
  /// The size of an encoded frame.
  package static let frameBytes = AppLimit(
    "size of a frame", 40_000_000, "bytes", "Show fewer views at once.")
  /// The width and the height of a frame.
  package static let frameSide = AppLimit(
    "side of a frame", 8192, "points", "Give frames the size of the screen.")
  /// The number of commands in a frame.
  package static let commands = AppLimit(
    "number of drawing commands in a frame", 500_000, "Show fewer views at once.")
  /// The number of groups that are open at the same time.
  package static let nestedGroups = AppLimit(
    "nesting depth of translucent, masked, or shadowed views", 64,
    "Make fewer of a view's superviews translucent, or use rectangular masks.")
  /// The number of pixels in the groups that are open at the same time while a frame is drawn.
  package static let groupArea = AppLimit(
    "area of nested translucent, masked, or shadowed views", 24, "screens",
    "Make fewer of a view's superviews translucent, or use rectangular masks.")
  /// The number of saved states, including groups, that are open at the same time.
  package static let nestedStates = AppLimit(
    "nesting depth of clipped or transformed views", 4096, "Nest fewer views.")
  /// The cost of drawing a frame.
  package static let drawnArea = AppLimit(
    "area drawn in a frame", 5000, "screens",
    "Show fewer overlapping large views, shadows, blurs, and translucent views.")
  /// The number of elements in a path.
  package static let pathElements = AppLimit(
    "number of elements in a path", 500_000, "Draw a simpler path.")
  /// The number of dashes in a frame.
  package static let dashes = AppLimit(
    "number of dashes in a frame", 200_000, "Use longer dashes, or draw only the visible part.")
  /// The number of lengths in a dash pattern.
  package static let dashLengths = AppLimit(
    "number of lengths in a dash pattern", 1024, "Use a shorter pattern.")
  /// The number of stops in a gradient.
  package static let gradientStops = AppLimit(
    "number of colors in a gradient", 4096, "Use fewer colors.")
  /// The size of the text in a run.
  package static let runText = AppLimit(
    "length of a line of text", 50_000, "bytes", "Break the text into lines.")
  /// The size of the text in a frame.
  package static let frameText = AppLimit(
    "length of the text in a frame", 4_000_000, "bytes", "Show less text at once.")
  /// The length of a font family's name.
  package static let fontName = AppLimit(
    "length of a font's name", 256, "bytes", "Use the name that the font file has.")
  /// The size of a font.
  package static let fontSize = AppLimit(
    "size of a font", 4096, "points", "Use a smaller font and a transform.")
  /// The space between characters.
  package static let tracking = AppLimit(
    "space between characters", 16_384, "points", "Look for a division by zero.")
  /// A position or a length.
  package static let length = AppLimit(
    "coordinate or length", 1e9, "points",
    "Look for a division by zero in the code that sets frames, transforms, and paths.")
  /// A component of a transform's matrix.
  package static let factor = AppLimit(
    "factor of a transform", 1e9, "Look for a division by zero in the code that sets the transform."
  )
  /// The radius of a shadow or a blur.
  package static let blurRadius = AppLimit(
    "radius of a shadow or blur", 1000, "points", "Use a smaller radius.")
  /// A component of a color, or an opacity.
  package static let colorComponent = AppLimit(
    "component of a color", 65_536, "Use components from 0 to 1.")
}

// MARK: - Images

extension AppLimit {
  /// The number of an app's images.
  package static let images = AppLimit(
    "number of images", 50_000, "Draw the same images again instead of new ones.")
  /// The size of an encoded image.
  package static let imageBytes = AppLimit(
    "size of an image's file", 64_000_000, "bytes", "Use a smaller image.")
  /// The total size of an app's encoded images.
  package static let allImageBytes = AppLimit(
    "size of all images' files", 256_000_000, "bytes",
    "Show smaller images, such as thumbnails, and draw the same ones again instead of new ones.")
  /// The width and the height of an image.
  package static let imageSide = AppLimit(
    "side of an image", 16_384, "pixels", "Scale the image down before showing it.")
  /// The number of pixels in an image.
  package static let imagePixels = AppLimit(
    "number of pixels in an image", 64_000_000, "Scale the image down before showing it.")
  /// The number of scans in a progressive JPEG.
  package static let imageScans = AppLimit(
    "number of scans in a JPEG", 100, "Save the image with fewer progressive scans.")
  /// The total number of pixels in an app's images.
  package static let allImagePixels = AppLimit(
    "number of pixels in all images", 512_000_000,
    "Show smaller images, such as thumbnails, and draw the same ones again instead of new ones.")
}

// MARK: - Elements and messages

extension AppLimit {
  /// The size of the encoded element tree.
  package static let elementBytes = AppLimit(
    "size of the description of the screen", 64_000_000, "bytes", "Show fewer views and less text.")
  /// The number of elements on the screen.
  package static let elements = AppLimit(
    "number of elements on the screen", 100_000, "Show fewer views at once.")
  /// The depth of the element tree.
  package static let nestedElements = AppLimit(
    "nesting depth of elements", 1000, "Nest fewer views.")
  /// The length of a string that an inspector shows.
  package static let inspectedText = AppLimit(
    "length of a text that the inspector shows", 100_000, "bytes", "Use a shorter text.")
  /// The number of a view's properties, constraints, and responders.
  package static let inspectedParts = AppLimit(
    "number of properties and constraints of a view", 20_000, "Use fewer constraints.")
  /// The length of a string in an element, a text field, or the pasteboard.
  package static let text = AppLimit(
    "length of a text", 32_000_000, "bytes", "Use a shorter text.")
  /// The size of an encoded message.
  package static let messageBytes = AppLimit(
    "size of a message", 128_000_000, "bytes", "Use shorter texts.")
  /// The size of a message to or from the engine of web pages.
  package static let webMessage = AppLimit(
    "size of a message of a web page", 32_000_000, "bytes", "Pass less data to or from the page.")
  /// The length of a report's text.
  package static let reportText = AppLimit(
    "length of a report", 100_000, "bytes", "Report less at once.")
  /// The size of the screen's state that's saved while the app is rebuilt.
  package static let keptState = AppLimit(
    "size of a screen's saved state", 4_000_000, "bytes", "Show fewer and shorter texts.")
  /// The number of calls that led to a report.
  package static let callers = AppLimit(
    "number of stack frames of a report", 16, "Report with a shallower stack.")
  /// The number of tests in a bundle, or of values that a test measured.
  package static let tests = AppLimit(
    "number of tests", 100_000, "Put fewer tests in a target.")
  /// The length of a test's strings and names.
  package static let testText = AppLimit(
    "length of a text of a test", 1_000_000, "bytes", "Use shorter texts in tests.")
  /// The size of a test's attachments.
  package static let attachmentBytes = AppLimit(
    "size of an attachment", 64_000_000, "bytes", "Attach less.")
  /// The length of a notification's strings or its user info.
  package static let notificationText = AppLimit(
    "length of a text of a notification", 16_384, "bytes", "Use shorter texts in notifications.")
  /// The number in the badge of an icon.
  package static let badge = AppLimit("number in a badge", 1e9, "Show a smaller number.")
  /// The number of photos in a change of the photo library.
  package static let photos = AppLimit(
    "number of photos in a change", 2000, "Change fewer photos at once.")
  /// The length of a URL.
  package static let url = AppLimit(
    "length of a URL", 16_384, "bytes", "Open a shorter URL.")
  /// The length of a name that UIKit defines, such as the name of a keyboard.
  package static let word = AppLimit(
    "length of a name", 256, "bytes", "Use one of UIKit's names.")
  /// The number of orientations that an app supports.
  package static let orientations = AppLimit(
    "number of orientations", 4, "Name each orientation once.")
  /// The size of a file that describes an app's bundle, such as Info.plist.
  package static let bundleFile = AppLimit(
    "size of a file that describes an app", 4_000_000, "bytes", "Make the file smaller.")
  /// The length of the name below an app's icon.
  package static let appName = AppLimit(
    "length of an app's name", 1000, "bytes", "Give the app a shorter name.")
  /// The time for drawing a screenshot.
  package static let drawingTime = AppLimit(
    "time to draw a frame", 20, "seconds", "Show fewer views at once.")
}

// MARK: - Requests

extension AppLimit {
  /// The size of a request's or a response's body that's recorded.
  package static let recordedBody = AppLimit(
    "size of a body that's recorded", 32_000_000, "bytes", "Load less at once.")
  /// The size of the part of a request's body that flows see.
  package static let seenBody = AppLimit(
    "size of a request's body", 1_000_000, "bytes", "Send less at once.")
  /// The number of a request's or a response's header fields.
  package static let headerFields = AppLimit(
    "number of header fields", 1000, "Use fewer header fields.")
  /// The length of a header field's name or value.
  package static let headerText = AppLimit(
    "length of a header field", 100_000, "bytes", "Use shorter header fields.")
}
