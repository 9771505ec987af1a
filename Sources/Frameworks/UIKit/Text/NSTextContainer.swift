/// The room in which a text is set.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextcontainer>.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.containerDidChange() } }
  }

  /// At most so many lines; 0 is any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textView?.containerDidChange() } }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { textView?.containerDidChange() } }
  }
}
