/// The look of a month in date pickers and calendars. Lengths are in points.
struct CalendarDesign: Sendable {
  /// The row with the month's name and the buttons.
  struct Header: Sendable {
    var height: CGFloat
    var font: DesignFont
    var color: UIColor
    /// The distance of the name from the side.
    var inset: CGFloat
    var indicatorSide: CGFloat
    var indicatorGap: CGFloat
    var indicatorFont: DesignFont
    var buttonWidth: CGFloat
    var buttonFont: DesignFont
    /// The smallest distance between the name and the buttons.
    var gap: CGFloat
  }

  /// The row with the names of the days.
  struct Weekdays: Sendable {
    var height: CGFloat
    var font: DesignFont
    var color: UIColor
  }

  /// A day of the month.
  struct Day: Sendable {
    var font: DesignFont
    var selectedWeight: UIFont.Weight
    var color: UIColor
    var disabledColor: UIColor
    var selectedTodayColor: UIColor
    /// The greatest diameter of the circle behind a selected day.
    var circleDiameter: CGFloat
    /// The opacity of the tint color in the circle of a day other than today.
    var selectedOpacity: CGFloat
    var highlightOpacity: CGFloat
    var decorationHeight: CGFloat
  }

  /// The sizes of the dots and images below days.
  struct Decoration: Sendable {
    var smallDot: CGFloat
    var mediumDot: CGFloat
    var largeDot: CGFloat
    var smallImage: CGFloat
    var mediumImage: CGFloat
    var largeImage: CGFloat
    var weight: UIFont.Weight
    var color: UIColor
  }

  /// The row with the time below the days.
  struct Time: Sendable {
    var height: CGFloat
    var font: DesignFont
    /// The distance of the content from the sides.
    var margin: CGFloat
    var separatorHeight: CGFloat
    var separatorColor: UIColor
  }

  /// The size of a month in a date picker, without the time.
  var pickerSize: CGSize
  /// The size of a calendar view.
  var viewSize: CGSize
  /// The distance of the days from the sides.
  var sideMargin: CGFloat
  /// The distance of the days from the bottom.
  var bottom: CGFloat
  var header: Header
  var weekdays: Weekdays
  var day: Day
  var decoration: Decoration
  var time: Time
  /// The duration, in seconds, of moving to another month.
  var sliding: TimeInterval
  /// The duration, in seconds, of moving the days back after a short drag.
  var returning: TimeInterval
}
