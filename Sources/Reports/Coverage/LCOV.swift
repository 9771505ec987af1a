import Foundation

/// Coverage in the format of lcov, which most programs can read.
package struct LCOV {
  /// The error for text that isn't in this format.
  package struct Malformed: Error, CustomStringConvertible {
    /// The line, counted from 1.
    package let line: Int

    /// The location of the error.
    package var description: String { "line \(line) of the output of llvm-cov isn't valid" }
  }

  /// The files with their counts.
  package let files: [CoveredFile]

  /// Creates coverage from files, in order to write it.
  package init(_ files: [CoveredFile]) {
    self.files = files
  }

  /// Reads the output of a program, but only its records about lines.
  /// - Throws: `Malformed` if the output isn't in this format.
  package init(text: String) throws(Malformed) {
    var files: [CoveredFile] = []
    var file: CoveredFile?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("SF:") {
        file = CoveredFile(path: String(line.dropFirst(3)), counts: [:])
      } else if line.hasPrefix("DA:") {
        let numbers = line.dropFirst(3).split(separator: ",").prefix(2).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0,
          count >= 0, file != nil
        else { throw Malformed(line: index + 1) }
        file?.counts[number] = count
      } else if line == "end_of_record", let complete = file {
        files.append(complete)
        file = nil
      }
    }
    self.files = files
  }

  /// The text of a file in this format.
  package var text: String {
    files.map { file in
      let lines = file.counts.sorted { $0.key < $1.key }.map { "DA:\($0.key),\($0.value)\n" }
      return
        "TN:\nSF:\(file.path)\n\(lines.joined())LF:\(file.lineCount)\nLH:\(file.coveredCount)\n"
        + "end_of_record\n"
    }.joined()
  }
}
