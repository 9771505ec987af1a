import Foundation
import Testing
import UIKit

extension OnScreen {
  /// The language of pickers whose calendar doesn't have a locale, and the area below the days.
  @MainActor struct CalendarLocaleTests {
    private let screen = TestScreen()
    private let march = DateComponents(year: 2023, month: 3)

    private var texts: [String] { screen.stage.texts.map(\.text) }

    private func show(_ view: UIView) {
      view.frame = CGRect(x: 20, y: 100, width: 350, height: 390)
      screen.view.addSubview(view)
      screen.commit()
    }

    @Test func aCalendarWithoutALanguageHasThePickers() throws {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      picker.datePickerMode = .date
      picker.calendar = Calendar(identifier: .gregorian)
      picker.date = try #require(picker.calendar.date(from: march))
      show(picker)
      #expect(texts.contains("March 2023"))
      picker.locale = Locale(identifier: "de_DE")
      screen.commit()
      #expect(texts.contains("März 2023"))
    }

    @Test func aCalendarViewHasItToo() {
      let view = UICalendarView()
      view.calendar = Calendar(identifier: .gregorian)
      view.visibleDateComponents = march
      show(view)
      #expect(texts.contains("March 2023"))
      view.locale = Locale(identifier: "de_DE")
      screen.commit()
      #expect(texts.contains("März 2023"))
    }

    @Test func aViewBelowADayKeepsItsSizeInTheMiddle() throws {
      let view = UICalendarView()
      let delegate = DotDelegate()
      view.delegate = delegate
      view.visibleDateComponents = march
      show(view)
      let dot = try #require(delegate.dots.first { $0.superview != nil })
      let day = try #require(dot.superview)
      #expect(dot.frame.size == CGSize(width: 10, height: 6))
      #expect(abs(dot.frame.midX - day.bounds.midX) < 0.01)
    }

    @Test func todayMayBeKeptFromStandingOut() throws {
      let picker = UIDatePicker()
      picker.setValue(false, forKey: "highlightsToday")
      #expect(picker.value(forKey: "highlightsToday") as? Bool == false)
    }
  }
}

/// A delegate that returns a different view for each day.
private final class DotDelegate: NSObject, UICalendarViewDelegate {
  private(set) var dots: [UIView] = []

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    .customView { [self] in
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 6))
      dots.append(dot)
      return dot
    }
  }
}
