import DeviceProtocol

extension Device {
  /// Adds all output that apps have printed so far to the log, even if nobody follows it.
  package func catchUpWithOutput() {
    for app in running.values { app.process?.catchUpWithOutput() }
  }

  /// Writes an event's message for the user to the log.
  func note(_ event: DeviceEvent) {
    switch event {
    case .report(let bundleID, let report):
      note(report, about: name(of: bundleID))
    case .exited(let bundleID, let crash?):
      note(Report(severity: .error, message: crash.summary), about: name(of: bundleID))
    case .stoppedResponding(let bundleID):
      let name = name(of: bundleID)
      note(Report(severity: .error, message: "\(name) isn't responding."), about: name)
    case .stuck(let bundleID, let frames):
      let name = name(of: bundleID)
      note(
        Report(
          severity: .error,
          message: "\(name) is stuck in \(frames[0].function).", file: frames[0].file,
          line: frames[0].line), about: name)
    case .restored(let bundleID, let restoration):
      let text = ([restoration.summary] + restoration.leftOut).joined(separator: " ")
      note(Report(severity: .note, message: text), about: name(of: bundleID))
    case .openURL(let bundleID, let url):
      note(Report(severity: .note, message: "The app opens \(url)."), about: name(of: bundleID))
    case .debuggable, .launched, .exited, .respondsAgain, .frontChanged, .announcement,
      .accessibilityFocus, .test:
      break
    }
  }

  private func note(_ report: Report, about app: String) {
    log.append([.report(app: app, report)])
  }

  private func name(of bundleID: String) -> String {
    (try? installed(bundleID).name) ?? bundleID
  }
}
