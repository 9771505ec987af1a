import Foundation
import Testing
import UIKit

extension OnScreen {
  @MainActor struct DatePickerTests {
    private let screen = TestScreen()
    private let picker = UIDatePicker()
    private let log = CallLog()

    init() {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC")!
      picker.calendar = calendar
      picker.locale = Locale(identifier: "en_US")
      picker.note(in: log)
    }

    private func date(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
      picker.calendar.date(
        from: DateComponents(year: 2023, month: 3, day: day, hour: hour, minute: minute))!
    }

    private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
      screen.view.addSubview(picker)
      screen.commit()
    }

    private var texts: [String] { screen.stage.texts.map(\.text) }

    @Test func automaticIsCompactWhereTheModeAllowsIt() {
      picker.datePickerMode = .date
      #expect(picker.datePickerStyle == .compact)
      picker.datePickerMode = .countDownTimer
      #expect(picker.datePickerStyle == .wheels)
      picker.preferredDatePickerStyle = .inline
      #expect(picker.datePickerStyle == .wheels)
      picker.datePickerMode = .dateAndTime
      #expect(picker.datePickerStyle == .inline)
    }

    @Test func aDateStaysBetweenTheFirstAndTheLast() {
      picker.minimumDate = date(10)
      picker.maximumDate = date(20)
      picker.date = date(25)
      #expect(picker.date == date(20))
      picker.date = date(1)
      #expect(picker.date == date(10))
      picker.minimumDate = date(12)
      #expect(picker.date == date(12))
      #expect(log.take() == [])
    }

    @Test func bothLimitsAreIgnoredIfTheFirstIsLater() {
      picker.minimumDate = date(20)
      picker.maximumDate = date(10)
      picker.date = date(25)
      #expect(picker.date == date(25))
    }

    @Test func anIntervalThatDoesNotDivideAnHourIsOne() {
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
      picker.minuteInterval = 60
      #expect(picker.minuteInterval == 1)
      picker.minuteInterval = 20
      #expect(picker.minuteInterval == 20)
    }

    @Test func datesAreRoundedToTheIntervalUnlessTheyShouldNotBe() {
      picker.minuteInterval = 15
      picker.date = date(14, 9, 26)
      #expect(picker.date == date(14, 9, 15))
      picker.roundsToMinuteInterval = false
      picker.date = date(14, 9, 26)
      #expect(picker.date == date(14, 9, 26))
    }

    @Test func durationsAreWholeMinutesOfLessThanADay() {
      picker.datePickerMode = .countDownTimer
      #expect(picker.countDownDuration == 0)
      picker.countDownDuration = 119
      #expect(picker.countDownDuration == 60)
      picker.countDownDuration = 90_000
      #expect(picker.countDownDuration == 86_340)
    }

    @Test func theLanguageOrdersTheWheels() {
      picker.date = date(14, 21, 26)
      picker.locale = Locale(identifier: "en_GB")
      show(.wheels, .date)
      let wheels = screen.stage.texts.filter { ["14", "March", "2023"].contains($0.text) }
      #expect(wheels.map(\.text) == ["14", "March", "2023"])
      picker.datePickerMode = .time
      screen.commit()
      #expect(texts.contains("21"))
      picker.locale = Locale(identifier: "en_US")
      screen.commit()
      #expect(texts.contains("9"))
      #expect(texts.contains("PM"))
    }

    @Test func aDayThatAMonthDoesNotHaveBecomesItsLast() async {
      picker.date = date(31, 9, 26)
      show(.wheels, .date)
      screen.tap(at: CGPoint(x: 100, y: 100 + 108 - 32))
      await screen.settle()
      #expect(
        picker.calendar.dateComponents([.month, .day], from: picker.date)
          == DateComponents(month: 2, day: 28))
      #expect(log.take().contains("value"))
    }

    @Test func wheelsComeAgainAndAgain() {
      picker.date = date(14, 23, 59)
      show(.wheels, .time)
      #expect(texts.contains("58"))
      #expect(texts.contains("00"))
      #expect(texts.contains("12"))
    }

    @Test func aTapOnADayChoosesIt() async {
      picker.date = date(14, 9, 26)
      show(.inline, .date)
      // This is the fourth Wednesday of a month that begins on a Wednesday, with weeks that begin
      // on Sunday.
      screen.tap(at: CGPoint(x: 180, y: 327))
      await screen.settle()
      #expect(picker.date == date(22, 9, 26))
      #expect(log.take().filter { $0 == "value" } == ["value"])
    }

    @Test func codeFindsTheColorOfTextByName() {
      show(.wheels, .time)
      picker.setValue(UIColor.systemRed, forKey: "textColor")
      #expect(picker.value(forKey: "textColor") as? UIColor == .systemRed)
    }
  }
}
