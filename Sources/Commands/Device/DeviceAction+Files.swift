import ArgumentParser
import DeviceProtocol
import Foundation
import Safeguards
import Simulator

extension DeviceAction {
  /// The maximum size of an image file for the device, in bytes.
  private static let largestPicture = 64_000_000

  static let addMedia = DeviceAction(
    "add-media", "FILE…", "Add PNG or JPEG images to the photo library."
  ) { files in
    guard !files.isEmpty else { throw ValidationError("“add-media” requires image files.") }
    return { conversation in
      for file in files {
        let url = URL(fileURLWithPath: file)
        let data = try InputFile.read(url, atMost: largestPicture)
        do {
          try await conversation.perform(.addPhoto(data))
        } catch {
          throw PageConversation.Refused(description: "Can't add “\(file)”: \(error)")
        }
      }
      return nil
    }
  }

  static let push = DeviceAction(
    "push", "[BUNDLE-ID] FILE.apns", "Send a push notification to an app."
  ) { values in
    guard let file = values.last, values.count <= 2 else {
      throw ValidationError("“push” requires a file, after an optional bundle identifier.")
    }
    return { conversation in
      let data = try InputFile.read(
        URL(fileURLWithPath: file), atMost: PushPayload.longestFile)
      do {
        _ = try PushPayload(data)
        let bundleID = values.count == 2 ? values[0] : nil
        try await conversation.perform(
          .push(String(decoding: data, as: UTF8.self), bundleID: bundleID))
      } catch let problem as PushPayload.Invalid {
        throw PageConversation.Refused(description: "Can't send “\(file)”: \(problem)")
      }
      return nil
    }
  }

  static let clipboard = DeviceAction(
    "clipboard", "get|set TEXT", "Print or set the text on the device's clipboard."
  ) { values in
    switch values.first {
    case "get" where values.count == 1:
      return { conversation in
        try await conversation.perform(.readPasteboard)
        let text = conversation.pasteboard ?? ""
        return DeviceAnswer(text, json: ["text": text])
      }
    case "set" where values.count == 2: return work(.pasteboard(values[1]))
    default: throw ValidationError("“clipboard” requires get, or set and a text.")
    }
  }

  static let screenshot = DeviceAction(
    "screenshot", "FILE.png", "Write a screenshot, with 9:41 in the status bar."
  ) { values in
    let file = try only(values, of: "screenshot", "a file")
    let ending = URL(fileURLWithPath: file).pathExtension
    guard ScreenshotFormat(extension: ending) == .png else {
      throw ValidationError(
        "Can't write “\(file)”: the screenshot is a PNG file. Use a name that ends in .png.")
    }
    return { conversation in
      let output = try OutputFile(file)
      try output.write(try await conversation.client.fetch("screenshot.png"))
      return DeviceAnswer(file: file)
    }
  }

  static let record: DeviceAction = {
    let kinds = MovieFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    return DeviceAction(
      "record", "FILE [SECONDS]",
      "Record the screen (\(kinds)) until Ctrl-C or for SECONDS."
    ) { values in
      guard let file = values.first, values.count <= 2 else {
        throw ValidationError("“record” requires a file, and optionally a number of seconds.")
      }
      let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
      guard let format = MovieFormat(rawValue: ending) else {
        throw ValidationError("Invalid movie file “\(file)”: use a name that ends in \(kinds).")
      }
      let seconds = values.count == 2 ? Double(values[1]) : .infinity
      guard let seconds, seconds > 0 else {
        throw ValidationError(
          "Invalid duration “\(values[1])”: use a number of seconds, such as 10.")
      }
      return { conversation in
        let output = try OutputFile(file)
        try await conversation.perform(.film)
        if seconds == .infinity { Terminal().hint("Recording. Press Ctrl-C to stop.") }
        await Interruption().wait(atMost: seconds)
        try await conversation.perform(.stopFilming(format))
        guard let name = conversation.movie else { return nil }
        try output.write(try await conversation.client.fetch("movies/\(name)"))
        return DeviceAnswer(file: file)
      }
    }
  }()
}
