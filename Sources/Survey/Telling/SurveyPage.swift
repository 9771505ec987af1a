import Foundation
import Safeguards

/// A survey's report as a self-contained HTML page that includes its screenshots.
package struct SurveyPage {
  /// The HTML text of the page.
  package let text: String

  /// Creates the page of a report.
  ///
  /// Anything that comes from the projects is inserted as text, and the page doesn't run any
  /// scripts.
  package init(_ report: SurveyReport, date: Date = Date()) {
    var parts = [Self.head(report, date: date)]
    parts.append(Self.missing(report.missing))
    parts += report.results.map(Self.section)
    parts.append("</main>\n</body>\n</html>\n")
    text = parts.joined(separator: "\n")
  }

  private static func head(_ report: SurveyReport, date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateStyle = .long
    let counts = report.counts.map {
      "<li class=\"\($0.outcome.rawValue)\"><b>\($0.count)</b> \($0.outcome.title)</li>"
    }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>Survey of \(report.results.count) projects</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <main>
      <h1>Survey of \(report.results.count) projects</h1>
      <p class="about">\(formatter.string(from: date)) · \(report.summary.escapedForMarkup) · seed \(report.seed)</p>
      <ul class="counts">\(counts)</ul>
      """
  }

  private static func missing(_ ranks: [MissingRank]) -> String {
    guard !ranks.isEmpty else { return "" }
    let rows = ranks.prefix(20).map {
      "<tr><td><code>\($0.missing.description.escapedForMarkup)</code></td>"
        + "<td>\($0.unlocks)</td><td>\($0.projects)</td></tr>"
    }
    return """
      <details class="missing" open>
      <summary>Missing symbols</summary>
      <table>
      <tr><th>Name</th><th>Projects that need only this</th><th>Projects that need it</th></tr>
      \(rows.joined(separator: "\n"))
      </table>
      </details>
      """
  }

  private static func section(_ result: ProjectResult) -> String {
    let name = result.project.name.onOneLine.escapedForMarkup
    let reason = result.reason.map { "<p class=\"reason\">\($0.escapedForMarkup)</p>" } ?? ""
    return """
      <section class="\(result.outcome.rawValue)">
      <div class="text">
      <h2>\(name)</h2>
      <p class="outcome">\(result.outcome.title)</p>
      \(reason)
      <p class="times">\(details(of: result).escapedForMarkup)</p>
      \(findings(of: result))
      </div>
      <div class="pictures">
      \(result.pictures.map { figure($0, of: name) }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private static func details(of result: ProjectResult) -> String {
    var parts = [result.system?.name].compactMap(\.self)
    func add(_ name: String, _ seconds: Double?) {
      if let seconds { parts.append("\(name) \(String(format: "%.1f", seconds)) s") }
    }
    add("built in", result.durations.build)
    add("launched in", result.durations.launch)
    add("used for", result.durations.use)
    if result.steps > 0 { parts.append("\(result.steps) steps") }
    if result.isCutShort { parts.append("then timed out") }
    return parts.joined(separator: ", ")
  }

  private static func findings(of result: ProjectResult) -> String {
    guard !result.findings.isEmpty else { return "" }
    let items = result.findings.map { finding in
      let hint = finding.hint.map { "<p class=\"hint\">\($0.escapedForMarkup)</p>" } ?? ""
      let place = finding.place
      return "<li class=\"\(finding.kind.rawValue)\"><b>\(finding.kind.rawValue)</b> "
        + (place.isEmpty ? "" : "<code>\(place.escapedForMarkup)</code> ")
        + finding.message.escapedForMarkup + hint + steps(of: finding) + "</li>"
    }
    let title = result.findings.count == 1 ? "1 finding" : "\(result.findings.count) findings"
    return "<details><summary>\(title)</summary>\n<ul class=\"findings\">\n"
      + items.joined(separator: "\n") + "\n</ul></details>"
  }

  private static func steps(of finding: Finding) -> String {
    guard let steps = finding.steps, !steps.isEmpty else { return "" }
    return "<details><summary>Steps to reproduce</summary>"
      + "<pre>\(steps.joined(separator: "\n").escapedForMarkup)</pre></details>"
  }

  private static func figure(_ picture: ScreenPicture, of name: String) -> String {
    "<figure><img alt=\"\(picture.title) of \(name)\" "
      + "src=\"data:image/png;base64,\(picture.small.base64EncodedString())\">"
      + "<figcaption>\(picture.title)</figcaption></figure>"
  }
}
