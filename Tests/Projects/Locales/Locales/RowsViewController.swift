import UIKit

/// Shows values that depend on the language and region of the device, one per line.
class RowsViewController: UIViewController {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: lines.map { label($0.key, $0.value) })
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func label(_ identifier: String, _ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = identifier
    return label
  }

  private var lines: KeyValuePairs<String, String> {
    let currency = NumberFormatter()
    currency.numberStyle = .currency
    let date = DateFormatter()
    date.dateStyle = .long
    date.timeZone = TimeZone(identifier: "UTC")
    return [
      "locale": Locale.current.identifier,
      "languages": Locale.preferredLanguages.joined(separator: " "),
      "calendar": "\(Calendar.current.firstWeekday) \(Calendar.current.locale?.identifier ?? "-")",
      "weekday": Calendar.current.weekdaySymbols[0],
      "currency": currency.string(from: 1234.5) ?? "-",
      "number": 1234.5.formatted(),
      "date": date.string(from: self.date),
      "month": self.date.formatted(.dateTime.month(.wide)),
      "format": String(format: "%.1f", locale: .current, 1.5),
      "plainFormat": String(format: "%.1f %@", 1.5, "x"),
      "localizedFormat": String.localizedStringWithFormat("%.1f", 1.5),
      "greeting": NSLocalizedString("greeting", comment: ""),
      "bundle": Bundle.main.localizedString(forKey: "greeting", value: nil, table: nil),
      "hello": String(localized: "Hello, \("Ada")"),
      "missing": NSLocalizedString("missing", value: "not there", comment: ""),
      "apples": (0...2).map { String.localizedStringWithFormat(apples, $0) }.joined(
        separator: ", "),
      "pears": (1...2).map { String(localized: "\($0) pears", table: "Fruits") }
        .joined(separator: ", "),
      "fruit": NSLocalizedString("Fruit", tableName: "Fruits", comment: ""),
      "localizations": Bundle.main.preferredLocalizations.joined(separator: " "),
      "file": Bundle.main.url(forResource: "Localizable", withExtension: "strings")?
        .deletingLastPathComponent().lastPathComponent ?? "-",
      "ways": waysOfFormatting.joined(separator: ", "),
      "tap": NSLocalizedString("Tap", tableName: "Gadgets", comment: ""),
      "gadgets": (1...2).map { String(localized: "\($0) gadgets", table: "Gadgets") }
        .joined(separator: ", "),
      "wide": NSLocalizedString("Wide", tableName: "Gadgets", comment: ""),
      "shelves": String.localizedStringWithFormat(
        NSLocalizedString("%lld shelves", tableName: "Gadgets", comment: ""), 2),
      "both": String(localized: "\(1) gadgets in \(3) boxes", table: "Gadgets"),
    ]
  }

  /// The same plural, by each function that takes a format.
  private var waysOfFormatting: [String] {
    [
      String(format: apples, 1), String(format: apples, arguments: [1]),
      String(format: apples, locale: .current, 1),
      String(format: apples, locale: .current, arguments: [1]),
      NSString(format: apples as NSString, 1) as String,
      NSString.localizedStringWithFormat(apples as NSString, 1) as String,
      "".appendingFormat(apples, 1),
    ]
  }

  private var apples: String { NSLocalizedString("%d apples", comment: "") }
}
