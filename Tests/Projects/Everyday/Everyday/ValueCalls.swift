import UIKit

/// Formats and computes with Foundation's values.
enum ValueCalls {
  static func run() -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let date = Date(timeIntervalSince1970: 0)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.numberStyle = .currency
    let later = calendar.date(byAdding: .day, value: 40, to: date) ?? date
    let components = URLComponents(string: "https://example.com/a?b=c")
    let cache = NSCache<NSString, NSNumber>()
    cache.setObject(7, forKey: "key")
    let text = NSMutableAttributedString(string: "bold")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 0, length: 4))
    return [
      formatter.string(from: date), formatter.string(from: later),
      number.string(from: 1234.5) ?? "-", String(format: "%.2f|%05d|%@", 1.5, 42, "x"),
      components?.queryItems?.first?.value ?? "-", "\(cache.object(forKey: "key") ?? 0)",
      "\(text.length)", UUID().uuidString.count == 36 ? "uuid" : "-",
      "\(calendar.component(.year, from: later))",
      "a,b".components(separatedBy: ",").joined(separator: "+"),
      " x ".trimmingCharacters(in: .whitespaces),
      "abc".range(of: "B", options: .caseInsensitive) == nil ? "-" : "found",
      "\((["b", "a"] as NSArray).sortedArray(comparator: { "\($0)".compare("\($1)") }))",
    ].joined(separator: "; ")
  }
}
