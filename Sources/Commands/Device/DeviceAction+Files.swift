import ArgumentParser
import DeviceProtocol
import Foundation
import Safeguards
import Simulator

extension DeviceAction {
  /// A larger picture's file is refused by the device, in bytes.
  private static let largestPicture = 64_000_000

  static let addMedia = DeviceAction(
    "add-media", "FILE…", "Adds pictures to the photo library: PNG or JPEG."
  ) { files in
    guard !files.isEmpty else { throw ValidationError("“add-media” takes pictures.") }
    return { conversation in
      for file in files {
        let url = URL(fileURLWithPath: file)
        let data = try InputFile.read(url, atMost: largestPicture)
        do {
          try await conversation.perform(.addPhoto(data))
        } catch {
          throw PageConversation.Refused(description: "\(file) can't be added: \(error).")
        }
      }
      return nil
    }
  }

  static let push = DeviceAction(
    "push", "[BUNDLE-ID] FILE.apns", "Sends an app a notification, as a server would."
  ) { values in
    guard let file = values.last, values.count <= 2 else {
      throw ValidationError("“push” takes a bundle identifier and a file.")
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
        throw PageConversation.Refused(description: "\(file) can't be sent: \(problem)")
      }
      return nil
    }
  }

  static let clipboard = DeviceAction(
    "clipboard", "get|set TEXT", "Prints the device's clipboard, or puts a text on it."
  ) { values in
    switch values.first {
    case "get" where values.count == 1:
      return { conversation in
        try await conversation.perform(.readPasteboard)
        let text = conversation.pasteboard ?? ""
        return DeviceAnswer(text, json: ["text": text])
      }
    case "set" where values.count == 2: return work(.pasteboard(values[1]))
    default: throw ValidationError("“clipboard” takes get, or set and a text.")
    }
  }

  static let screenshot = DeviceAction(
    "screenshot", "FILE.png", "Writes a picture of the screen, with the bars at 9:41."
  ) { values in
    let file = try only(values, of: "screenshot", "a file")
    return { conversation in
      let output = try OutputFile(file)
      try output.write(try await conversation.client.fetch("screenshot.png"))
      return DeviceAnswer(file: file)
    }
  }

  static let record: DeviceAction = {
    let kinds = MovieFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    return DeviceAction(
      "record", "FILE [SECONDS]", "Films the screen until Ctrl-C, or so long: \(kinds)."
    ) { values in
      guard let file = values.first, values.count <= 2 else {
        throw ValidationError("“record” takes a file, and how many seconds to film.")
      }
      let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
      guard let format = MovieFormat(rawValue: ending) else {
        throw ValidationError("“\(file)” doesn't end in one of \(kinds).")
      }
      let seconds = values.count == 2 ? Double(values[1]) : .infinity
      guard let seconds, seconds > 0 else {
        throw ValidationError("“\(values[1])” is no number of seconds.")
      }
      return { conversation in
        let output = try OutputFile(file)
        try await conversation.perform(.film)
        if seconds == .infinity { Terminal().hint("Filming; Ctrl-C ends it.") }
        await Interruption().wait(atMost: seconds)
        try await conversation.perform(.stopFilming(format))
        guard let name = conversation.movie else { return nil }
        try output.write(try await conversation.client.fetch("movies/\(name)"))
        return DeviceAnswer(file: file)
      }
    }
  }()
}
