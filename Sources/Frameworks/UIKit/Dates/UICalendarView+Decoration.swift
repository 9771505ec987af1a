extension UICalendarView {
  /// A decoration below a date in a calendar view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicalendarview/decoration>.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private static let look = SystemDesign.current.calendars.decoration

    private let make: () -> UIView

    private init(make: @escaping () -> UIView) {
      self.make = make
      super.init()
    }

    /// Creates a dot in the default color and size.
    public convenience override init() {
      self.init(image: nil)
    }

    /// Creates a decoration with an image, or with a dot if there's no image.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) {
      self.init {
        UICalendarView.Decoration.view(image, color ?? UICalendarView.Decoration.look.color, size)
      }
    }

    /// Creates a decoration with a custom view.
    public convenience init(customViewProvider: @escaping @MainActor @Sendable () -> UIView) {
      self.init { customViewProvider() }
    }

    private static func view(
      _ image: UIImage?, _ color: UIColor, _ size: UICalendarView.DecorationSize
    ) -> UIView {
      let side = size.side(hasImage: image != nil)
      let configuration = DesignFont(size: side, weight: look.weight).symbolConfiguration
      let shown = image ?? UIImage(systemName: "circle.fill")
      let view = UIImageView(
        image: shown?.withConfiguration(configuration).withRenderingMode(.alwaysTemplate))
      view.tintColor = color
      view.contentMode = .center
      return view
    }

    func makeView() -> UIView {
      let view = make()
      view.isUserInteractionEnabled = false
      return view
    }

    /// Returns a decoration with a dot.
    open class func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> UICalendarView.Decoration {
      UICalendarView.Decoration(image: nil, color: color, size: size)
    }

    /// Returns a decoration with an image.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> UICalendarView.Decoration {
      UICalendarView.Decoration(image: image, color: color, size: size)
    }

    /// Returns a decoration with a custom view.
    open class func customView(
      _ customViewProvider: @escaping @MainActor @Sendable () -> UIView
    ) -> UICalendarView.Decoration {
      UICalendarView.Decoration(customViewProvider: customViewProvider)
    }
  }

  /// The sizes of decorations below dates.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicalendarview/decorationsize>.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

    fileprivate func side(hasImage: Bool) -> CGFloat {
      let look = SystemDesign.current.calendars.decoration
      return switch self {
      case .small: hasImage ? look.smallImage : look.smallDot
      case .medium: hasImage ? look.mediumImage : look.mediumDot
      case .large: hasImage ? look.largeImage : look.largeDot
      }
    }
  }
}
