import Foundation

/// The format in which most programs read coverage: that of lcov.
package struct LCOV {
  /// The format doesn't hold.
  package struct Malformed: Error, CustomStringConvertible {
    /// The line, from 1.
    package let line: Int

    /// The place of the error.
    package var description: String { "line \(line) of the output of llvm-cov isn't valid" }
  }

  /// The files with their counts.
  package let files: [CoveredFile]

  /// Files to be written.
  package init(_ files: [CoveredFile]) {
    self.files = files
  }

  /// Reads a program's output; only the records about lines.
  /// - Throws: `Malformed`
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

  /// The text of a file that such programs read.
  package var text: String {
    files.map { file in
      let lines = file.counts.sorted { $0.key < $1.key }.map { "DA:\($0.key),\($0.value)\n" }
      return
        "TN:\nSF:\(file.path)\n\(lines.joined())LF:\(file.lineCount)\nLH:\(file.coveredCount)\n"
        + "end_of_record\n"
    }.joined()
  }
}
