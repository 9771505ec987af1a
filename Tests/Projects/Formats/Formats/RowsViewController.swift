import UIKit

/// Shows the output of formatters, one per line.
class RowsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let lines = numbers + durations + dates + measurements
    let stack = UIStackView(arrangedSubviews: lines.map(label))
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  private func label(_ identifier: String, _ text: String?) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 14)
    label.text = text
    label.accessibilityIdentifier = identifier
    return label
  }

  private var numbers: [(String, String?)] {
    let two = NumberFormatter()
    two.numberStyle = .decimal
    two.minimumFractionDigits = 2
    two.maximumFractionDigits = 2
    let down = NumberFormatter()
    down.numberStyle = .decimal
    down.minimumFractionDigits = 1
    down.maximumFractionDigits = 1
    down.roundingMode = .down
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.minimumFractionDigits = 1
    percent.maximumFractionDigits = 1
    return [
      ("two", two.string(from: 1234.239)), ("one", two.string(from: 1)),
      ("down", down.string(from: 2.59)), ("percent", percent.string(from: 0.12391)),
      ("bytes", ByteCountFormatter.string(fromByteCount: 123_456_789, countStyle: .file)),
      ("list", ListFormatter.localizedString(byJoining: ["a", "b", "c"])),
    ]
  }

  private var durations: [(String, String?)] {
    func text(
      _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
      _ units: NSCalendar.Unit, _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style
      formatter.allowedUnits = units
      formatter.zeroFormattingBehavior = zeros
      return formatter.string(from: seconds)
    }
    return [
      ("full", text(3_700, .full, [.hour, .minute])),
      ("short", text(3_700, .short, [.hour, .minute])),
      ("abbreviated", text(3_700, .abbreviated, [.hour, .minute])),
      ("spellOut", text(3_600, .spellOut, [.hour, .minute])),
      ("positional", text(3_700, .positional, [.hour, .minute, .second])),
      ("minutes", text(65, .positional, [.minute, .second], .pad)),
      ("zero", text(0, .full, [.minute])),
      ("days", text(200_000, .full, [.day, .hour])),
    ]
  }

  private var dates: [(String, String?)] {
    let relative = RelativeDateTimeFormatter()
    let named = RelativeDateTimeFormatter()
    named.dateTimeStyle = .named
    named.unitsStyle = .short
    let day = DateFormatter()
    day.dateStyle = .medium
    day.doesRelativeDateFormatting = true
    return [
      ("ago", relative.localizedString(fromTimeInterval: -7_200)),
      ("soon", relative.localizedString(from: DateComponents(day: 3))),
      ("named", named.localizedString(from: DateComponents(day: -1))),
      ("today", day.string(from: Date())),
      ("tomorrow", day.string(from: Date(timeIntervalSinceNow: 86_400))),
    ]
  }

  private var measurements: [(String, String?)] {
    let formatter = MeasurementFormatter()
    let own = MeasurementFormatter()
    own.unitOptions = .providedUnit
    own.unitStyle = .long
    let road = Measurement(value: 5, unit: UnitLength.kilometers)
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    return [
      ("road", formatter.string(from: road)), ("ownRoad", own.string(from: road)),
      ("heat", formatter.string(from: heat)), ("ownHeat", own.string(from: heat)),
      ("formatted", road.formatted()),
    ]
  }
}
