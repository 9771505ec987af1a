import AppBuilder
import Foundation
import Safeguards

/// Reads JSON, and reports the line of a syntax error.
enum JSONFile {
  /// - Throws: `BuildFailure` if the file can't be read or isn't valid, or if its root isn't an
  ///   object.
  static func read(_ file: URL, what: String) throws -> [String: Any] {
    let data: Data
    do {
      data = try InputFile.read(file)
    } catch {
      throw BuildFailure("can't read \(what): \(error.reason)", file: file.path)
    }
    do {
      if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
        return object
      }
    } catch {
      throw BuildFailure(
        "\(what) is broken: it isn't valid JSON", file: file.path, line: line(of: error, in: data))
    }
    throw BuildFailure("\(what) is broken: it doesn't contain an object", file: file.path)
  }

  /// Foundation includes the position only in the error's message, and omits it for data that isn't
  /// text.
  private static func line(of error: any Error, in data: Data) -> Int {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    if let line = words.firstMatch(of: /line (\d+)/).flatMap({ Int($0.1) }) { return line }
    guard let match = words.firstMatch(of: /character (\d+)/), let offset = Int(match.1) else {
      return words.contains("end of file") ? data.count { $0 == UInt8(ascii: "\n") } + 1 : 1
    }
    return data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
