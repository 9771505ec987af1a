extension String {
  /// The text as a single word of a shell command, in quotation marks if necessary.
  package var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%:=".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
